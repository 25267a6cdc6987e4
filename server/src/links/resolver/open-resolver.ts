import { z } from 'zod'
import { safeFetch } from '../../lib/safe-fetch.ts'
import { LinkFetchError } from '../link-source.ts'
import type { LinkSource } from '../link-source.ts'
import { parsePostLink } from '../instagram/parse-post-link.ts'

const ASKING = { maxBytes: 64 * 1024, timeoutMs: 20_000, accept: 'application/json' } as const
const PICTURE = { maxBytes: 20 * 1024 * 1024, timeoutMs: 20_000, accept: 'image/*' } as const
const answerShape = z.object({ picture_url: z.url() })

const readAnswer = (bytes: Uint8Array): string => {
  try {
    return answerShape.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))).picture_url
  } catch (error) {
    throw new LinkFetchError('The resolver answered something else than {"picture_url": ...}.', { cause: error })
  }
}

/** Asks an operator's own service: `GET {url}?link=...` answers `{"picture_url": "https://..."}`. */
export const openResolver = ({ url }: { url: string }): LinkSource => ({
  async fetchPicture(address, signal) {
    parsePostLink(address)
    const asked = new URL(url)
    asked.searchParams.set('link', address)
    try {
      const { bytes } = await safeFetch(asked.href, {
        ...ASKING,
        trustedOrigins: [asked.origin],
        ...(signal && { signal }),
      })
      const picture = await safeFetch(readAnswer(bytes), {
        ...PICTURE,
        trustedOrigins: [asked.origin],
        ...(signal && { signal }),
      })
      return picture.bytes
    } catch (error) {
      signal?.throwIfAborted()
      throw error instanceof LinkFetchError ? error : new LinkFetchError('The resolver gave nothing.', { cause: error })
    }
  },
})
