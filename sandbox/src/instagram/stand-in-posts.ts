import { readPostLink } from '@visage/contract'
import { openInstagram } from '@visage/server/instagram'
import type { LinkFetcher } from '@visage/server/link-source'

/** What the codes of posts begin with that exist on this machine only. */
export const STAND_IN_PREFIX = 'VISAGE-'

/** Their pictures are drawn when they are first asked for. */
const pictureMs = 120_000

/** Fetches posts of this machine from its own pages at `baseUrl`, and all others as `real` does. */
export const addStandInPosts = (real: LinkFetcher, baseUrl: string): LinkFetcher => {
  const posts = openInstagram({ baseUrl, isTrusted: true, pictureMs })
  const sourceOf = (address: string) => (readPostLink(address)?.code.startsWith(STAND_IN_PREFIX) ? posts : real)
  return {
    fetchPicture: (address, signal) => sourceOf(address).fetchPicture(address, signal),
    fetchVideo: (address, options) => sourceOf(address).fetchVideo(address, options),
  }
}
