import { Parser } from 'htmlparser2'
import { findInState } from './find-in-state.ts'

const SOCIAL = new Set(['og:video', 'og:video:url', 'og:video:secure_url', 'twitter:player:stream'])
const STATE_KEY = 'video_url'

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
      if (name === 'meta' && SOCIAL.has(property ?? metaName ?? '') && isFetchable(content)) social ??= content
    },
    onclosetag(name) {
      if (name === 'video') isInVideo = false
    },
  })
  parser.end(html)
  return played ?? findInState(html, STATE_KEY) ?? social
}
