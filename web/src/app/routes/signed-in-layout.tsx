import { Navigate, Outlet, redirect } from 'react-router'
import { PATHS } from '../../lib/paths.ts'
import { findSession, useSession } from '../../lib/session.ts'
import { SignedInChrome } from '../layouts/signed-in-chrome.tsx'
import { StartingPage } from '../pages/starting-page.tsx'
import { useLiveJobs } from '../use-live-jobs.ts'

const guard = () => {
  if (!findSession()) throw redirect(PATHS.login)
  return null
}
export const clientLoader = guard

const SignedInPages = () => {
  useLiveJobs()
  return (
    <SignedInChrome>
      <Outlet />
    </SignedInChrome>
  )
}

const SignedInLayout = () => (useSession() ? <SignedInPages /> : <Navigate to={PATHS.login} replace />)

export default SignedInLayout

export const HydrateFallback = StartingPage
