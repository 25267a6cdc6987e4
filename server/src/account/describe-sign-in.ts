import type { SignedIn } from '@visage/contract'
import { describeTours } from './describe-tours.ts'
import type { User } from './store/users.ts'

/** The answer to a successful sign-in. */
export const describeSignIn = (user: User, tokens: { access: string; refresh: string }): SignedIn => ({
  profile: { user_id: user.id, email: user.email, name: user.name },
  ...tokens,
  ...describeTours(user),
})
