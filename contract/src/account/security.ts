import { z } from 'zod'
import { WAYS } from '../errors.ts'
import { anyText, id, message, newPassword, otp, text, timestamp, triedPassword } from '../fields.ts'
import { defineResource, nothing } from '../route.ts'
import { signedIn } from './account.ts'

const route = defineResource({ tag: 'Security', access: 'user' })

/** How somebody may show who they are. */
const way = z.enum(WAYS)
export type Way = z.output<typeof way>

/** Bytes as WebAuthn writes them: base64url. */
const bytes = z
  .string('Please send what the browser answered.')
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/, 'Please send what the browser answered.')

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }

/** What a browser answers that has used a passkey (`AuthenticationResponseJSON` of WebAuthn). */
const usedPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

/** What a browser answers that has made a passkey (`RegistrationResponseJSON` of WebAuthn). */
const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

const recoveryCodeMissing = 'Please enter a recovery code.'

const factorProofs = [
  /** The digits that an authenticator app shows. */
  z.strictObject({ way: z.literal('totp'), otp }),
  z.strictObject({
    way: z.literal('recovery_code'),
    recovery_code: anyText(100, recoveryCodeMissing).min(1, recoveryCodeMissing),
  }),
  z.strictObject({ way: z.literal('passkey'), passkey: usedPasskey }),
] as const

const factorProof = z.discriminatedUnion('way', factorProofs)
export type FactorProof = z.output<typeof factorProof>

const proof = z.discriminatedUnion('way', [
  ...factorProofs,
  z.strictObject({ way: z.literal('password'), password: triedPassword }),
  /** The digits that {@link mailProofCode} mailed. */
  z.strictObject({ way: z.literal('mail'), otp }),
])
export type Proof = z.output<typeof proof>

const ownUser = z.strictObject({ user_id: id })

/** What `navigator.credentials` takes, in the JSON of WebAuthn. */
const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

/** New recovery codes, told this once; empty where those from before still hold. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timestamp,
  used_at: timestamp.nullable(),
})

export const security = z.object({
  has_password: z.boolean(),
  /** Since when an authenticator app is asked for codes; null without one. */
  authenticator_since: timestamp.nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number().int(),
  /** False where the site is reached by a bare network address, for which browsers make none. */
  can_have_passkeys: z.boolean(),
})
export type Security = z.output<typeof security>

export const readSecurity = route('GET /account/security', {
  summary: 'The second factors of the account',
  output: security,
})

export const reauthenticate = route('POST /account/reauthenticate', {
  summary: 'Show again who one is: for ten minutes this session may do what asks for that',
  errors: ['wrong_password', 'invalid_otp', 'factor_refused', 'conflict'],
  body: z.strictObject({ user_id: id, proof }),
  ...nothing,
})

export const mailProofCode = route('POST /account/reauthenticate/code', {
  summary: 'Mail a code with which who has neither password nor second factor shows again who they are',
  errors: ['conflict'],
  body: ownUser,
  output: message,
})

export const askForPasskey = route('POST /account/reauthenticate/passkey', {
  summary: 'A challenge for a passkey of the account, good for five minutes and once',
  errors: ['conflict'],
  body: ownUser,
  output: passkeyOptions,
})

export const changePassword = route('POST /account/password', {
  reauthenticated: 'lately',
  summary: 'Change the password while signed in; every other session ends',
  errors: ['wrong_password', 'conflict'],
  body: z.strictObject({
    user_id: id,
    /** May be left out only where the account has none. */
    password: triedPassword.optional(),
    new_password: newPassword,
  }),
  output: message,
})

export const beginAuthenticator = route('POST /account/authenticator', {
  reauthenticated: 'again',
  summary: 'A secret for an authenticator app; it counts once a code of it has come back',
  errors: ['conflict'],
  body: ownUser,
  output: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** `otpauth://` with the same secret, to be shown as a QR code. */
    key_uri: z.string(),
  }),
})

export const confirmAuthenticator = route('POST /account/authenticator/confirm', {
  reauthenticated: 'again',
  summary: 'Switch the authenticator app on with the first code that it shows',
  errors: ['factor_refused', 'conflict'],
  body: z.strictObject({ user_id: id, otp }),
  output: recoveryCodes,
})

export const removeAuthenticator = route('DELETE /account/authenticator', {
  reauthenticated: 'again',
  summary: 'Switch the authenticator app off',
  errors: ['not_found', 'conflict'],
  ...nothing,
})

export const beginPasskey = route('POST /account/passkeys/begin', {
  reauthenticated: 'again',
  summary: 'What a browser needs to make a passkey, good for five minutes and once',
  errors: ['conflict'],
  body: ownUser,
  output: passkeyOptions,
})

export const addPasskey = route('POST /account/passkeys', {
  reauthenticated: 'again',
  summary: 'Add the passkey that the browser has made',
  errors: ['factor_refused', 'conflict'],
  body: z.strictObject({
    user_id: id,
    name: text('Please give the passkey a name.', 60),
    passkey: madePasskey,
  }),
  output: recoveryCodes,
  status: 201,
})

export const removePasskey = route('DELETE /account/passkeys/{id}', {
  reauthenticated: 'again',
  summary: 'Remove a passkey',
  errors: ['conflict'],
  params: z.strictObject({ id: bytes }),
  ...nothing,
})

export const renewRecoveryCodes = route('POST /account/recovery-codes', {
  reauthenticated: 'again',
  summary: 'New recovery codes; those from before no longer work',
  errors: ['conflict'],
  body: ownUser,
  output: recoveryCodes,
})

/** What `second_factor_required` told as `sign_in`. */
const signInToken = z.string('Please sign in again.').regex(/^[\w-]{43}$/, 'Please sign in again.')

export const askForPasskeyToSignIn = route('POST /sign-in/passkey', {
  access: 'public',
  summary: 'A challenge for a passkey, in a sign-in that waits for the second factor',
  errors: ['unauthenticated', 'conflict'],
  body: z.strictObject({ sign_in: signInToken }),
  output: passkeyOptions,
})

export const finishSignIn = route('POST /sign-in/second-factor', {
  access: 'public',
  device: true,
  summary: 'Finish a sign-in with the second factor, within ten minutes',
  errors: ['unauthenticated', 'factor_refused', 'suspended'],
  body: z.strictObject({ sign_in: signInToken, proof: factorProof }),
  output: signedIn,
})
