import type { MetaFunction } from 'react-router'
import { PATHS } from '../../lib/paths.ts'

const titles: Record<string, string> = {
  [PATHS.login]: 'Login',
  [PATHS.signUp]: 'Create Account',
  [PATHS.forgot]: 'Reset Password',
  [PATHS.verifyCode]: 'Verify your Email',
}

export const meta: MetaFunction = ({ location }) => [
  { title: `${titles[location.pathname.replace(/(.)\/+$/, '$1')] ?? 'Login'} · Visage` },
  { name: 'description', content: 'Sign in to Visage and create personalised AI influencers.' },
]

// The layout shows the panel: the address only chooses it.
const SignInPanel = () => null

export default SignInPanel
