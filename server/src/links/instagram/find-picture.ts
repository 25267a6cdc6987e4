import { Parser } from 'htmlparser2'
import { findInState } from './find-in-state.ts'

const EMBEDDED = /(?:^|\s)EmbeddedMediaImage(?:\s|$)/
const SOCIAL = new Set(['og:image', 'og:image:secure_url', 'twitter:image'])
const STATE_KEY = 'display_url'

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
  return embedded || findInState(html, STATE_KEY) || social || undefined
}
