/** What the API answers for a browser, in the JSON of WebAuthn. */
type Options = { options: Record<string, unknown> }

const notUsed = 'The passkey was not used. Please try again, or choose another way.'

/** Browsers tell in many ways that somebody has changed their mind, and none of them is a sentence. */
const orSentence = async <Result>(work: () => Promise<Result>, sentence: string): Promise<Result> => {
  try {
    return await work()
  } catch (cause) {
    throw new Error(sentence, { cause })
  }
}

/** Has the browser sign a challenge with a passkey. Loaded when it is wanted, as few pages are. */
export const signWithPasskey = async ({ options }: Options) => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return orSentence(() => startAuthentication({ optionsJSON: options as never }), notUsed)
}

/** Has the browser make a passkey. */
export const makePasskey = async ({ options }: Options) => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return orSentence(
    () => startRegistration({ optionsJSON: options as never }),
    'No passkey was made. Please try again: a device that has one for this account already makes no other.',
  )
}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'
