import { z } from 'zod'
import { anyText, email, firstPassword, id, message, newPassword, otp, personName, triedPassword } from '../fields.ts'
import { defineResource, nothing } from '../route.ts'

const route = defineResource({ tag: 'Accounts', access: 'user' })

export const PASSWORD_UPDATED = 'Password updated successfully!'

const guideFlags = {
  guide_tour_video_seen: z.boolean(),
  guide_tour_image_seen: z.boolean(),
  guide_tour_face_seen: z.boolean(),
  guide_tour_cloth_seen: z.boolean(),
  guide_tour_image_to_video_seen: z.boolean(),
  guide_tour_music_seen: z.boolean(),
  guide_tour_talk_seen: z.boolean(),
}

/** The kinds whose screens have a guided tour. */
const TOUR_SECTIONS = ['face', 'image', 'video', 'cloth', 'image-to-video', 'music', 'talk'] as const

/** What a successful sign-in answers: who it is and the two tokens. */
export const signedIn = z.object({
  profile: z.object({ user_id: id, email: z.string(), name: z.string() }),
  access: z.string(),
  /** Empty when `access` only carries the right to set a new password. */
  refresh: z.string(),
  ...guideFlags,
})
export type SignedIn = z.output<typeof signedIn>

export const profileOutput = z.object({
  profile: z.object({ user_id: id, email: z.string(), name: z.string(), receive_comms: z.boolean() }),
  track_status: z.object({
    /** Whole days until the plan or trial ends; 0 when there is none. */
    days_left: z.number().int().nonnegative(),
    /** ISO date, or null when there is no plan and no trial. */
    end_date: z.string().nullable(),
  }),
  ...guideFlags,
})
export type Profile = z.output<typeof profileOutput>

const emailAndCode = z.strictObject({ email, otp })

const googleMessage = 'Please sign in with Google again.'
const googlePassword = z.string(googleMessage).max(254, googleMessage)

/** The name as Google has it, which may be anything and changes nothing here. */
const googleName = z.string('Please send text.').max(500, 'Please use at most 500 characters.')

/** The code of an affiliate's link (`?ref=CODE`) as the visitor came with it; one that nobody has changes nothing. */
const refCode = anyText(100)

/** An access token of Google's. */
const googleToken = z
  .string(googleMessage)
  .max(4096, googleMessage)
  .regex(/^[\w.~+/=-]*$/, googleMessage)

const RESET_LINK_MESSAGE = 'This link is not whole. Please copy all of it, or ask for a new one.'

export const createAccount = route('POST /create_profile/', {
  access: 'public',
  device: true,
  summary: 'Make an unverified account and mail a code, or with Google a verified one and sign in',
  errors: ['email_taken', 'google_token_invalid', 'not_found'],
  body: z
    .strictObject({
      email,
      name: personName,
      password: firstPassword,
      /** Empty for a sign-up by hand; anything else asks for one with `google_token`. */
      google_password: googlePassword.optional(),
      google_token: googleToken.optional(),
      ref_code: refCode.optional(),
    })
    .refine(({ google_password: password, google_token: token }) => !password === !token, {
      path: ['google_token'],
      error: googleMessage,
    }),
  /** The login response where Google vouches for the address. */
  output: z.union([signedIn, message]),
  status: 201,
})

/** Seconds before another code is mailed to the same address. */
export const CODE_INTERVAL_SECONDS = 30

export const sendCode = route('POST /send_otp/', {
  access: 'public',
  device: true,
  summary: 'Mail a six-digit code; the answer is the same for every address',
  body: z.strictObject({ email }),
  output: message,
})

export const verifyCode = route('POST /verify_otp/', {
  access: 'public',
  device: true,
  summary: 'Verify the address with the mailed code and sign in',
  errors: ['invalid_otp', 'second_factor_required', 'suspended'],
  body: emailAndCode,
  output: signedIn.extend({
    /** False where several had signed up with the address and nobody can tell whose password counts: a new one has to be set. */
    has_password: z.boolean(),
  }),
})

export const verifyResetCode = route('POST /verify_otp_for_forget/', {
  access: 'public',
  device: true,
  summary: 'Trade the mailed code for the right to set a new password within 10 minutes',
  errors: ['invalid_otp'],
  body: emailAndCode,
  output: signedIn,
})

export const openResetLink = route('POST /reset-link/', {
  access: 'public',
  summary: 'Trade the secret of the mailed link for the same right, once and within 10 minutes of the mail',
  errors: ['invalid_otp'],
  body: z.strictObject({
    secret: z.string(RESET_LINK_MESSAGE).regex(/^[\w-]{43}$/, RESET_LINK_MESSAGE),
  }),
  output: signedIn,
})

export const resetPassword = route('POST /forgot_password/', {
  access: 'reset',
  device: true,
  summary: 'Set a new password with the restricted token; every session ends',
  errors: ['invalid_otp'],
  body: z.strictObject({ email, new_password: newPassword }),
  output: message,
})

export const signIn = route('POST /manual_login/', {
  access: 'public',
  device: true,
  summary: 'Sign in with address and password',
  errors: ['wrong_password', 'email_not_verified', 'second_factor_required', 'suspended', 'no_such_user'],
  body: z.strictObject({ email, password: triedPassword }),
  output: signedIn,
})

export const signInWithGoogle = route('POST /login_profile_with_google/', {
  access: 'public',
  device: true,
  summary: 'Sign in with an access token that Google issued to this site; 404 when there is no account',
  errors: ['google_token_invalid', 'second_factor_required', 'suspended', 'not_found', 'no_such_user'],
  body: z.strictObject({
    email,
    google_password: googlePassword.min(1, googleMessage),
    name: googleName,
    google_token: googleToken.min(1, googleMessage),
  }),
  output: signedIn,
})

export const refreshSession = route('POST /refresh/', {
  access: 'public',
  summary: 'Trade a refresh token for a new pair; each works once',
  errors: ['unauthenticated'],
  body: z.strictObject({
    refresh_token: z.string('Please send the refresh token.').min(1, 'Please send the refresh token.').max(2048),
  }),
  output: z.object({ access: z.string(), refresh: z.string() }),
})

export const signOut = route('POST /logout/', {
  access: 'public',
  summary: 'End the session that the refresh token belongs to',
  body: z.strictObject({
    refresh_token: z.string('Please send the refresh token.').min(1, 'Please send the refresh token.').max(2048),
  }),
  ...nothing,
})

export const readProfile = route('POST /get_profiles/', {
  appKey: true,
  summary: 'The signed-in person with plan dates and tour flags',
  body: z.strictObject({ user_id: id }),
  output: profileOutput,
})

export const updateProfile = route('POST /update_profile/', {
  appKey: true,
  summary: 'Change the name or whether news may be mailed',
  body: z
    .strictObject({ user_id: id, name: personName.optional(), receive_comms: z.boolean().optional() })
    .refine((value) => value.name !== undefined || value.receive_comms !== undefined, {
      path: ['name'],
      error: 'Name is required.',
    }),
  output: profileOutput,
})

export const deleteAccount = route('POST /delete-profile/', {
  reauthenticated: 'lately',
  appKey: true,
  summary: 'Erase the account with everything in it, for good',
  body: z.strictObject({ user_id: id, email }),
  ...nothing,
})

/** How somebody may come in. */
const ENTRIES = ['code', 'password', 'google'] as const

export const signInRecord = z.object({
  id,
  at: z.string(),
  how: z.enum(ENTRIES),
  /** What the device calls itself. */
  device: z.string(),
  /** Where its network is registered, as far as that can be told. */
  country: z.string().nullable(),
  /** Whether it is still signed in. */
  is_open: z.boolean(),
  /** Whether this very call comes from it. */
  is_here: z.boolean(),
})
export type SignInRecord = z.output<typeof signInRecord>

export const listSignIns = route('GET /account/sign-ins', {
  summary: 'The last sign-ins to the account, newest first, and which of them are open',
  output: z.object({ sign_ins: z.array(signInRecord) }),
})

export const signOutElsewhere = route('POST /account/sign-out-elsewhere', {
  reauthenticated: 'again',
  summary: 'End every other session of the account, or the one that is named',
  body: z.strictObject({ user_id: id, id: id.optional() }),
  ...nothing,
})

export const completeTour = route('POST /tour-complete/', {
  appKey: true,
  summary: 'Remember that a guided tour was seen, so that it does not start again',
  body: z.strictObject({
    user_id: id,
    section: z.enum(TOUR_SECTIONS, 'Please send face, image, video, cloth, image-to-video, music or talk.'),
  }),
  output: z.object(guideFlags),
})
