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

/** The same policy as a header, allowing the inline scripts with these hashes. */
export const contentSecurityHeader = (scriptHashes: readonly string[], connectTo?: readonly string[]): string =>
  Object.entries({
    ...contentSecurity(connectTo),
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
