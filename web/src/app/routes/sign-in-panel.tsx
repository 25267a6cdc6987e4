import type { MetaFunction } from 'react-router'
import { restingScripts } from '../../early/early-acts.ts'
import { pagePath, PATHS } from '../../lib/routing/paths.ts'

const titles: Record<string, string> = {
  [PATHS.login]: 'Login',
  [PATHS.signUp]: 'Create Account',
  [PATHS.forgot]: 'Reset Password',
  [PATHS.verifyCode]: 'Verify your Email',
}

export const meta: MetaFunction = ({ location }) => {
  const path = pagePath(location.pathname)
  return [
    { title: `${titles[path] ?? 'Login'} · Visage` },
    { name: 'description', content: 'Sign in to Visage and create personalised AI influencers.' },
    // The other panels show what this browser keeps: an invitation, what a code is for.
    ...(path === PATHS.login ? [restingScripts] : []),
  ]
}

// The layout shows the panel: the address only chooses it.
const SignInPanel = () => null

export default SignInPanel
