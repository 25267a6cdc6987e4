import type { contract } from '@visage/contract'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../context.ts'
import { sendCode } from './codes/issue-code.ts'
import { deleteAccount } from './profile/delete-account.ts'
import type { UserGenerations, PersonalData } from './profile/delete-account.ts'
import type { Membership } from './profile/membership.ts'
import { completeTour, readProfile, updateProfile } from './profile/profile.ts'
import { refreshSession, signOut } from './sessions/sessions.ts'
import { readSignIns, signOutElsewhere } from './sessions/sign-ins.ts'
import { createAccountWithGoogle, signInWithGoogle } from './sign-in/google.ts'
import { resetPassword, verifyResetCode } from './sign-in/reset-password.ts'
import { signIn } from './sign-in/sign-in.ts'
import { createAccount, verifyCode } from './sign-in/sign-up.ts'

export const accountRoutes = (
  ctx: Context,
  { membership, creations, traces }: { membership: Membership; creations: UserGenerations; traces: PersonalData },
): Handlers<typeof contract.account> => ({
  createAccount: ({ body: { email, name, password, google_token: token, ref_code: refCode = null }, ip, device }) =>
    token
      ? createAccountWithGoogle(ctx, { email, name, password, token, refCode, ip, device, membership })
      : createAccount(ctx, { email, name, password, refCode, ip, device }),
  sendCode: ({ body, ip, device }) => sendCode(ctx, { email: body.email, ip, device }),
  verifyCode: ({ body, ip, device }) => verifyCode(ctx, { ...body, ip, device, membership }),
  verifyResetCode: ({ body, device }) => verifyResetCode(ctx, { ...body, device }),
  resetPassword: ({ body, resetter, ip, device }) =>
    resetPassword(ctx, { email: body.email, newPassword: body.new_password, resetter, ip, device }),
  signIn: ({ body, ip, device }) => signIn(ctx, { ...body, ip, device }),
  signInWithGoogle: ({ body, ip, device }) =>
    signInWithGoogle(ctx, { email: body.email, token: body.google_token, ip, device }),
  refreshSession: ({ body }) => refreshSession(ctx, { refreshToken: body.refresh_token }),
  signOut: ({ body }) => signOut(ctx, { refreshToken: body.refresh_token }),
  readProfile: ({ caller }) => readProfile(ctx, { userId: caller.userId, membership }),
  updateProfile: ({ body, caller }) =>
    updateProfile(ctx, { userId: caller.userId, name: body.name, receiveComms: body.receive_comms, membership }),
  deleteAccount: ({ body, caller }) =>
    deleteAccount(ctx, { userId: caller.userId, email: body.email, creations, membership, traces }),
  listSignIns: ({ caller }) => readSignIns(ctx, caller),
  signOutElsewhere: ({ body, caller }) => signOutElsewhere(ctx, caller, body.id),
  completeTour: ({ body, caller }) => completeTour(ctx, { userId: caller.userId, section: body.section }),
})
