import { readPostLink } from '@visage/contract'
import type { PostLink } from '@visage/contract'
import { LinkShapeError } from '../link-source.ts'

/** Reads the address of a post, reel or tv of Instagram. Throws a LinkShapeError for anything else. */
export const parsePostLink = (address: string): PostLink => {
  const link = readPostLink(address)
  if (!link) throw new LinkShapeError('This is not the address of a post, reel or tv of Instagram.')
  return link
}
