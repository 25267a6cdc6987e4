import { Outlet } from 'react-router'

const SignInLayout = () => <Outlet />
export default SignInLayout
