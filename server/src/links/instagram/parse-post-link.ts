import { LinkShapeError } from '../link-source.ts'

export type PostLink = { kind: 'p' | 'reel' | 'tv'; code: string }

const HOSTS = new Set(['instagram.com', 'www.instagram.com', 'm.instagram.com'])
const POST = /^\/(?:[\w.]{1,30}\/)?(p|reel|reels|tv)\/([\w-]{5,64})\/?$/
const maxLength = 2048

/** Reads the address of a post, reel or tv of Instagram. Throws a LinkShapeError for anything else. */
export const parsePostLink = (address: string): PostLink => {
  const url = address.length <= maxLength ? URL.parse(address.trim()) : null
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  const [, kind, code] = (isPlain && HOSTS.has(url.hostname) && POST.exec(url.pathname)) || []
  if (!kind || !code) throw new LinkShapeError('This is not the address of a post, reel or tv of Instagram.')
  return { kind: kind === 'reels' ? 'reel' : (kind as PostLink['kind']), code }
}
