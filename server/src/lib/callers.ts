/** Who calls, as the access token says. */
export type Caller = { userId: string; sessionId: string }

/** An operator who calls. */
export type Operator = Caller & { email: string }

/** Who holds a password-reset token. */
export type Resetter = { email: string; codeId: string }
