import { Outlet } from 'react-router'
import { useLiveJobs } from '../live-jobs.ts'
import { SignedInChrome } from './signed-in-chrome.tsx'

/** The signed-in pages, with the news of what is being made for them. */
export const SignedInPages = () => {
  useLiveJobs()
  return (
    <SignedInChrome>
      <Outlet />
    </SignedInChrome>
  )
}
