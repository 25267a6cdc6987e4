import { z } from 'zod'
import { safeFetch, safeFetchToFile } from '../../../lib/safe-fetch.ts'
import { LinkFetchError, parsePostLink, PICTURE_FETCH, VIDEO_FETCH } from '../link-source.ts'
import type { LinkFetcher } from '../link-source.ts'

const ASKING = { maxBytes: 64 * 1024, timeoutMs: 20_000, accept: 'application/json' } as const

const FIELDS = { picture: 'picture_url', video: 'video_url' } as const
type MediaField = keyof typeof FIELDS

const readAnswer = (bytes: Uint8Array, wanted: MediaField): string => {
  const field = FIELDS[wanted]
  try {
    return z.object({ [field]: z.url() }).parse(JSON.parse(Buffer.from(bytes).toString('utf8')))[field] ?? ''
  } catch (error) {
    throw new LinkFetchError(`The resolver answered something else than {"${field}": ...}.`, { cause: error })
  }
}

const asLinkError = (error: unknown, signal?: AbortSignal): unknown => {
  signal?.throwIfAborted()
  return error instanceof LinkFetchError ? error : new LinkFetchError('The resolver gave nothing.', { cause: error })
}

/**
 * Asks an operator's own service: `GET {url}?link=...` answers `{"picture_url": "https://..."}`, and with `&media=video`
 * `{"video_url": "https://..."}`.
 */
export const openResolver = ({ url }: { url: string }): LinkFetcher => {
  const trustedOrigins = [new URL(url).origin]

  const ask = async (link: string, wanted: MediaField, signal?: AbortSignal): Promise<string> => {
    const asked = new URL(url)
    asked.searchParams.set('link', link)
    if (wanted === 'video') asked.searchParams.set('media', wanted)
    const { bytes } = await safeFetch(asked.href, { ...ASKING, trustedOrigins, ...(signal && { signal }) })
    return readAnswer(bytes, wanted)
  }

  return {
    async fetchPicture(address, signal) {
      parsePostLink(address)
      try {
        const found = await ask(address, 'picture', signal)
        return (await safeFetch(found, { ...PICTURE_FETCH, trustedOrigins, ...(signal && { signal }) })).bytes
      } catch (error) {
        throw asLinkError(error, signal)
      }
    },
    async fetchVideo(address, { path, signal }) {
      parsePostLink(address)
      try {
        const found = await ask(address, 'video', signal)
        await safeFetchToFile(found, { ...VIDEO_FETCH, trustedOrigins, path, ...(signal && { signal }) })
      } catch (error) {
        throw asLinkError(error, signal)
      }
    },
  }
}
