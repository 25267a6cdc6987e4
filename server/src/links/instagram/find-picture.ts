import { Parser } from 'htmlparser2'

const EMBEDDED = /(?:^|\s)EmbeddedMediaImage(?:\s|$)/
const SOCIAL = new Set(['og:image', 'og:image:secure_url', 'twitter:image'])
const STATE_KEY = 'display_url'
const maxAddressLength = 4096

/** Reads the address behind the first `display_url` of the state that a page carries as JSON, plain or in a string. */
const findInState = (html: string): string | undefined => {
  const start = html.indexOf('http', html.indexOf(STATE_KEY))
  if (!html.includes(STATE_KEY) || start < 0) return undefined
  const [address = ''] = html.slice(start, start + maxAddressLength).split('"', 1)
  const plain = address.replaceAll(/\\+u0026/g, '&').replaceAll('\\', '')
  return URL.canParse(plain) ? plain : undefined
}

/**
 * The address of the picture on a post's page: of its embed page's image, of the state that the page carries, or of its
 * social card, in this order. Undefined when the page shows none.
 */
export const findPicture = (html: string): string | undefined => {
  let embedded: string | undefined
  let social: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'img' && EMBEDDED.test(attributes.class ?? '')) embedded ??= attributes.src
      if (name === 'meta' && SOCIAL.has(attributes.property ?? attributes.name ?? '')) social ??= attributes.content
    },
  })
  parser.end(html)
  return embedded || findInState(html) || social || undefined
}
