/** The address with a moment appended, so that no cache answers with an older picture. */
export const timestampedUrl = (url: string, momentMs: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}t=${momentMs}`
