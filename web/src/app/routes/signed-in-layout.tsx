import { lazy, Suspense, useEffect } from 'react'
import { Navigate, redirect, useLocation } from 'react-router'
import { PATHS } from '../../lib/routing/paths.ts'
import { findSession, useSession } from '../../lib/session/session.ts'
import { saveRemixIntent } from '../../lib/session/sign-in-intent.ts'
import { StartingPage } from '../pages/starting-page.tsx'

const guard = ({ request }: { request: Request }) => {
  if (findSession()) return null
  saveRemixIntent(new URL(request.url).search)
  throw redirect(PATHS.login)
}
export const clientLoader = guard

/** To the login page, from which what the address asks for goes on. */
const SignedOut = () => {
  const { search } = useLocation()
  useEffect(() => saveRemixIntent(search), [search])
  return <Navigate to={PATHS.login} replace />
}

const SignedInPages = lazy(async () => ({ default: (await import('../layouts/signed-in-pages.tsx')).SignedInPages }))

const SignedInLayout = () =>
  useSession() ? (
    <Suspense fallback={<StartingPage />}>
      <SignedInPages />
    </Suspense>
  ) : (
    <SignedOut />
  )

export default SignedInLayout

export const HydrateFallback = StartingPage
