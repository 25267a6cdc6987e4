import { Parser } from 'htmlparser2'

/**
 * The first address that is the value of `key` in the state that a page carries as JSON, plain or in a string; or
 * undefined. `key` is made of letters and `_`.
 */
const findInState = (html: string, key: string): string | undefined => {
  for (const [, address = ''] of html.matchAll(new RegExp(`\\b${key}[\\\\":\\s]{1,40}(https?:[^"\\s]{1,4096})`, 'g'))) {
    const plain = address.replaceAll(/\\+u0026/g, '&').replaceAll('\\', '')
    if (URL.canParse(plain)) return plain
  }
  return undefined
}

const VIDEO_SOCIAL = new Set(['og:video', 'og:video:url', 'og:video:secure_url', 'twitter:player:stream'])
const VIDEO_KEY = 'video_url'

/** A player's source may be made up by a script (`blob:`), which leads nowhere. */
const isFetchable = (address: string | undefined): address is string =>
  address !== undefined && URL.parse(address, 'https://page.invalid')?.protocol.startsWith('http') === true

/**
 * The address of the video on a post's page: of its player, of the state that the page carries, or of its social card,
 * in this order. Undefined when the page shows none.
 */
export const findVideo = (html: string): string | undefined => {
  let played: string | undefined
  let social: string | undefined
  let isInVideo = false
  const parser = new Parser({
    onopentag(name, { src, property, name: metaName, content }) {
      if (name === 'video') isInVideo = true
      if ((name === 'video' || (name === 'source' && isInVideo)) && isFetchable(src)) played ??= src
      if (name === 'meta' && VIDEO_SOCIAL.has(property ?? metaName ?? '') && isFetchable(content)) social ??= content
    },
    onclosetag(name) {
      if (name === 'video') isInVideo = false
    },
  })
  parser.end(html)
  return played ?? findInState(html, VIDEO_KEY) ?? social
}

const EMBEDDED = /(?:^|\s)EmbeddedMediaImage(?:\s|$)/
const PICTURE_SOCIAL = new Set(['og:image', 'og:image:secure_url', 'twitter:image'])
const PICTURE_KEY = 'display_url'

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
      if (name === 'meta' && PICTURE_SOCIAL.has(attributes.property ?? attributes.name ?? ''))
        social ??= attributes.content
    },
  })
  parser.end(html)
  return embedded || findInState(html, PICTURE_KEY) || social || undefined
}
