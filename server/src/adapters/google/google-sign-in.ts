/** Who a token belongs to, as Google says. The address is verified and in lower case. */
export type GoogleAccount = {
  /** Google's own id of the account; it stays when the address changes. */
  subject: string
  email: string
}

/** The token is not good: made up, expired, issued for another site, or without a verified address. */
export class GoogleTokenError extends Error {
  override name = 'GoogleTokenError'
}

/** Tells who signs in with Google. */
export type GoogleSignIn = {
  /** What a browser needs to get a token by OAuth 2.0's `response_type=token`. */
  browser: {
    clientId: string
    /** Where to send people; they come back with `access_token` and `state` in the fragment. */
    authorizeUrl: string
    /** Answers `email` and `name` to the bearer of a token. */
    userinfoUrl: string
    /** Whether these pages only stand in for Google's. */
    isStandIn: boolean
  }
  /** Asks whose this access token is. Throws a {@link GoogleTokenError}, or any other error when nobody answers. */
  readAccount(accessToken: string): Promise<GoogleAccount>
}
