import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { completeTour } from './complete-tour.ts'
import { createAccountWithGoogle } from './create-account-with-google.ts'
import { createAccount } from './create-account.ts'
import type { Creations } from './creations.ts'
import { deleteAccount } from './delete-account.ts'
import type { Membership } from './membership.ts'
import { readProfile } from './read-profile.ts'
import { refreshSession } from './refresh-session.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { signIn } from './sign-in.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import { signOut } from './sign-out.ts'
import type { Traces } from './traces.ts'
import { updateProfile } from './update-profile.ts'
import { verifyCode } from './verify-code.ts'
import { verifyResetCode } from './verify-reset-code.ts'

export const accountRoutes = (
  ctx: Context,
  { membership, creations, traces }: { membership: Membership; creations: Creations; traces: Traces },
): Handlers<typeof contract.account> => ({
  createAccount: ({ body: { email, name, password, google_token: token, ref_code: refCode = null }, ip }) =>
    token
      ? createAccountWithGoogle(ctx, { email, name, password, token, refCode, ip, membership })
      : createAccount(ctx, { email, name, password, refCode, ip }),
  sendCode: ({ body, ip }) => sendCode(ctx, { email: body.email, ip }),
  verifyCode: ({ body, ip }) => verifyCode(ctx, { ...body, ip, membership }),
  verifyResetCode: ({ body }) => verifyResetCode(ctx, body),
  resetPassword: ({ body, resetter, ip }) =>
    resetPassword(ctx, { email: body.email, newPassword: body.new_password, resetter, ip }),
  signIn: ({ body, ip }) => signIn(ctx, { ...body, ip }),
  signInWithGoogle: ({ body, ip }) => signInWithGoogle(ctx, { email: body.email, token: body.google_token, ip }),
  refreshSession: ({ body }) => refreshSession(ctx, { refreshToken: body.refresh_token }),
  signOut: ({ body }) => signOut(ctx, { refreshToken: body.refresh_token }),
  readProfile: ({ caller }) => readProfile(ctx, { userId: caller.userId, membership }),
  updateProfile: ({ body, caller }) =>
    updateProfile(ctx, { userId: caller.userId, name: body.name, receiveComms: body.receive_comms, membership }),
  deleteAccount: ({ body, caller }) =>
    deleteAccount(ctx, { userId: caller.userId, email: body.email, creations, membership, traces }),
  completeTour: ({ body, caller }) => completeTour(ctx, { userId: caller.userId, section: body.section }),
})
