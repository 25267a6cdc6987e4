import { createHash } from 'node:crypto'
import { pageStyle } from '../../lib/public-page.ts'

/** A source by its hash, as a policy names it. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Origins beside our own: scripts may ask the first, and the others also show files. */
export type Foreign = { connectTo?: readonly string[]; filesFrom?: readonly string[] }

/**
 * What a page of ours may load: its own files, those of `filesFrom` and, by script alone, answers of `connectTo`. Text becomes
 * HTML, and an address a worker, only through the three policies of `web/src/lib/browser/open-policy.ts`.
 */
export const contentSecurity = ({ connectTo = [], filesFrom = [] }: Foreign = {}) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", hashSource(pageStyle)],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:', ...filesFrom],
  'media-src': ["'self'", 'blob:', ...filesFrom],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...connectTo, ...filesFrom],
  'manifest-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'early', 'worker'],
})

type Directives = Readonly<Record<string, readonly string[]>>

const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/** What a page holds within itself, as sources: scripts, style sheets, and the values of style attributes. */
export type Inline = Readonly<Record<'scripts' | 'sheets' | 'attributes', readonly string[]>>

/** Of an answer that is no page of ours. */
export const nothingInline: Inline = { scripts: [], sheets: [], attributes: [] }

/** The same policy as a header, allowing what a page that we have built holds within itself. */
export const contentSecurityHeader = ({ scripts, sheets, attributes }: Inline, foreign: Foreign = {}): string => {
  const policy = contentSecurity(foreign)
  return writePolicy({
    ...policy,
    'script-src': [...policy['script-src'], ...scripts],
    'style-src': [...policy['style-src'], ...sheets],
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"],
  })
}

/** The same policy as a header, for the reference's own page: its library writes HTML as it likes, of our document alone. */
export const referenceSecurityHeader = (): string => {
  const { 'require-trusted-types-for': _none, 'trusted-types': _nor, ...policy } = contentSecurity()
  return writePolicy(policy)
}

/** The same policy as a header, for a page that stands in for another's: with its own style, and forms that lead to `origins`. */
export const standInSecurityHeader = (origins: readonly string[] = []): string => {
  const { 'style-src-attr': _any, ...policy } = contentSecurity()
  return writePolicy({
    ...policy,
    'style-src': ["'self'", "'unsafe-inline'"],
    'form-action': ["'self'", ...origins],
  })
}

/** What pages may ask of a device; all else that browsers know is off. */
export const permissionsPolicy =
  'accelerometer camera clipboard-read display-capture encrypted-media geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking'
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', ')
