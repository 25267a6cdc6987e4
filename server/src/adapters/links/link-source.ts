import { MAX_UPLOAD, MAX_VIDEO, readPostLink } from '@visage/contract'
import type { PostLink } from '@visage/contract'

/** What the file of a post may take. */
export const PICTURE_FETCH = { maxBytes: MAX_UPLOAD.bytes, timeoutMs: 20_000, accept: 'image/*' } as const
export const VIDEO_FETCH = { maxBytes: MAX_VIDEO.bytes, timeoutMs: 120_000, accept: 'video/*' } as const

/** The address is none of a post, reel or tv of Instagram. */
export class LinkShapeError extends Error {
  override name = 'LinkShapeError'
}

/** What the post shows cannot be had: gone, private, refused, too large, too slow, or nothing of the kind. */
export class LinkFetchError extends Error {
  override name = 'LinkFetchError'
}

/** Brings what a public post shows. */
export type LinkFetcher = {
  /**
   * The bytes of the first picture of a post, of a reel its cover. Throws a {@link LinkShapeError} or a
   * {@link LinkFetchError}, and the signal's reason when aborted.
   */
  fetchPicture(address: string, signal?: AbortSignal): Promise<Uint8Array>
  /** Writes the first video of a post to the file at `path`. Throws like {@link fetchPicture}. */
  fetchVideo(address: string, options: { path: string; signal?: AbortSignal }): Promise<void>
}

/** Reads the address of a post, reel or tv of Instagram. Throws a LinkShapeError for anything else. */
export const parsePostLink = (address: string): PostLink => {
  const link = readPostLink(address)
  if (!link) throw new LinkShapeError('This is not the address of a post, reel or tv of Instagram.')
  return link
}
