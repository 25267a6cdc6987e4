/** Public pages lie below this path. */
export const SHARE_PATH = '/s/'

export const shareAddress = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}${SHARE_PATH}${token}`

/** The form for notices. */
export const TAKEDOWN_PATH = '/takedown'
