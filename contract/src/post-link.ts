export type PostLink = { kind: 'p' | 'reel' | 'tv'; code: string }

const MAX_LINK_LENGTH = 2048

const ADDRESS = /^https:\/\/(?:(?:www|m)\.)?instagram\.com(\/[^?#\s]*)(?:[?#]\S*)?$/i
const POST = /^\/(?:[\w.]{1,30}\/)?(p|reel|reels|tv)\/([\w-]{5,64})\/?$/

/** Reads the address of a post, reel or tv of Instagram; null for anything else. */
export const readPostLink = (address: string): PostLink | null => {
  const [, path = ''] = (address.length <= MAX_LINK_LENGTH && ADDRESS.exec(address.trim())) || []
  const [, kind, code] = POST.exec(path) ?? []
  if (!kind || !code) return null
  return { kind: kind === 'reels' ? 'reel' : (kind as PostLink['kind']), code }
}
