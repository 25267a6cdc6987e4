/** Who calls, as the access token says. */
export type Caller = { userId: string; sessionId: string }

/** An operator who calls. */
export type Operator = Caller & { email: string }

/** The browser or program that calls. */
export type Device = {
  /** SHA-256 of the secret in its cookie. */
  hash: string
  /** Whether it brought that cookie; else it gets one with the answer. */
  isKnown: boolean
  /** What it calls itself, such as `Firefox on Windows`. */
  name: string
}

/** Who holds a password-reset token. */
export type Resetter = { email: string; codeId: string }
