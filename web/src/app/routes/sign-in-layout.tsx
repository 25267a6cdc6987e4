import { Outlet, useLocation } from 'react-router'
import { SignInPage } from '../../features/account/sign-in-page.tsx'

/** The four addresses of the login page share one page, so that a panel can take another's place. */
const SignInLayout = () => {
  const path = useLocation().pathname.replace(/(.)\/+$/, '$1')
  return (
    <>
      <SignInPage path={path} />
      <Outlet />
    </>
  )
}

export default SignInLayout
