import { Outlet, useLocation } from 'react-router'
import { SignInPage } from '../../features/account/sign-in-page.tsx'
import { pagePath } from '../../lib/routing/paths.ts'

/** The four addresses of the login page share one page, so that a panel can take another's place. */
const SignInLayout = () => {
  const path = pagePath(useLocation().pathname)
  return (
    <>
      <SignInPage path={path} />
      <Outlet />
    </>
  )
}

export default SignInLayout
