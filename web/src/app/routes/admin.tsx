import { useQuery } from '@tanstack/react-query'
import { admin } from '@visage/contract/admin'
import { lazy, Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { useSession } from '../../lib/session/session.ts'
import { NotFoundPage } from '../pages/error-pages.tsx'
import { StartingPage } from '../pages/starting-page.tsx'
import { meta as nothing } from './not-found.tsx'

export const meta: MetaFunction = nothing

const AdminArea = lazy(async () => ({ default: (await import('../../features/admin/admin-area.tsx')).AdminArea }))

const ReauthenticationDialog = lazy(async () => ({
  default: (await import('../../features/security/reauthentication-dialog.tsx')).ReauthenticationDialog,
}))
const FirstFactor = lazy(async () => ({
  default: (await import('../../features/security/first-factor.tsx')).FirstFactor,
}))

const setUpFactor = (onDone: () => void) => <FirstFactor onDone={onDone} />

/** Who is an operator gets the admin area; for everybody else there is nothing here. */
const AdminAccess = ({ userId }: { userId: string }) => {
  const { data, error } = useQuery({
    queryKey: ['door', userId],
    queryFn: ({ signal }) => call(admin.readAdminAccess, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: (failure) => !isApiError(failure, 'not_found', 'unauthenticated'),
  })
  if (error) return <NotFoundPage />
  if (!data) return <StartingPage />
  return (
    <Suspense fallback={<StartingPage />}>
      <AdminArea
        email={data.email}
        hasSecondFactor={data.has_second_factor}
        setUp={setUpFactor}
        nothing={<NotFoundPage />}
      />
      <ReauthenticationDialog />
    </Suspense>
  )
}

const Admin = () => {
  const session = useSession()
  return session ? <AdminAccess userId={session.userId} /> : <NotFoundPage />
}

export default Admin
