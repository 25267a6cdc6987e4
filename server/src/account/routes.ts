import type { contract } from '@visage/contract'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { sendCode } from './codes/issue-code.ts'
import {
  addPasskey,
  askForPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  readSecurity,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from './security/manage-factors.ts'
import { mailProofCode, reauthenticate } from './security/reauthenticate.ts'
import { deleteAccount } from './profile/delete-account.ts'
import type { UserGenerations, PersonalData } from './profile/delete-account.ts'
import type { Membership } from './profile/membership.ts'
import { completeTour, describeSignIn, readProfile, updateProfile } from './profile/profile.ts'
import { askForPasskeyToSignIn, finishSignIn, refreshSession, signOut } from './sessions/sessions.ts'
import { readSignIns, signOutElsewhere } from './sessions/sign-ins.ts'
import { changePassword } from './security/change-password.ts'
import { createAccountWithGoogle, signInWithGoogle } from './sign-in/google.ts'
import { openResetLink, resetPassword, verifyResetCode } from './sign-in/reset-password.ts'
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
  openResetLink: ({ body }) => openResetLink(ctx, body.secret),
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

export const securityRoutes = (ctx: Context): Handlers<typeof contract.security> => ({
  readSecurity: ({ caller }) => readSecurity(ctx, caller),
  reauthenticate: ({ body, caller }) => reauthenticate(ctx, caller, body.proof),
  mailProofCode: ({ caller, ip }) => mailProofCode(ctx, { userId: caller.userId, ip }),
  askForPasskey: ({ caller }) => askForPasskey(ctx, caller),
  changePassword: ({ body, caller }) =>
    changePassword(ctx, caller, { password: body.password, newPassword: body.new_password }),
  beginAuthenticator: ({ caller }) => beginAuthenticator(ctx, caller),
  confirmAuthenticator: ({ body, caller }) => confirmAuthenticator(ctx, caller, body.otp),
  removeAuthenticator: ({ caller }) => removeAuthenticator(ctx, caller),
  beginPasskey: ({ caller }) => beginPasskey(ctx, caller),
  addPasskey: ({ body, caller }) => addPasskey(ctx, caller, body),
  removePasskey: ({ params, caller }) => removePasskey(ctx, caller, params.id),
  renewRecoveryCodes: ({ caller }) => renewRecoveryCodes(ctx, caller),
  askForPasskeyToSignIn: ({ body }) => askForPasskeyToSignIn(ctx, body.sign_in),
  async finishSignIn({ body, ip, device }) {
    const { user, tokens } = await finishSignIn(ctx, { signIn: body.sign_in, proof: body.proof, ip, device })
    return describeSignIn(user, tokens)
  },
})
