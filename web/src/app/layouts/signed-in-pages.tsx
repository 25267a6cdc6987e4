import { Outlet } from 'react-router'
import { ReauthenticationDialog } from '../../features/security/reauthentication-dialog.tsx'
import { useLiveJobs } from '../live-jobs.ts'
import { SignedInChrome } from './signed-in-chrome.tsx'

/** The signed-in pages, with the news of what is being made for them. */
export const SignedInPages = () => {
  useLiveJobs()
  return (
    <SignedInChrome>
      <Outlet />
      <ReauthenticationDialog />
    </SignedInChrome>
  )
}
