/** What a page of ours may load: its own files and, by script alone, answers of the origins in `connectTo`. */
export const contentSecurity = (connectTo: readonly string[] = []) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...connectTo],
  'manifest-src': ["'self'"],
  'frame-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

type Directives = Readonly<Record<string, readonly string[]>>

const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/** The same policy as a header, allowing the inline scripts with these hashes. */
export const contentSecurityHeader = (scriptHashes: readonly string[], connectTo?: readonly string[]): string =>
  writePolicy({
    ...contentSecurity(connectTo),
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
  })

/** The same policy as a header, for a page whose forms lead on to these origins. */
export const formSecurityHeader = (origins: readonly string[]): string =>
  writePolicy({ ...contentSecurity(), 'form-action': ["'self'", ...origins] })
