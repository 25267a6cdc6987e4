import type { PostLink } from '@visage/contract'
import { ForbiddenAddressError } from '../../../lib/ip-addresses.ts'
import { safeFetch, SafeFetchError, safeFetchToFile } from '../../../lib/safe-fetch.ts'
import { LinkFetchError, parsePostLink, PICTURE_FETCH, VIDEO_FETCH } from '../link-source.ts'
import type { LinkFetcher } from '../link-source.ts'

type Options = {
  baseUrl: string
  /** Whether `baseUrl` may be on this machine. */
  isTrusted: boolean
  /** How long a picture may take. */
  pictureMs?: number
}

const PAGE = { maxBytes: 4 * 1024 * 1024, timeoutMs: 10_000, accept: 'text/html' } as const

type Find = 'findPicture' | 'findVideo'

const asLinkError = (error: unknown, signal: AbortSignal | undefined): unknown => {
  signal?.throwIfAborted()
  if (error instanceof LinkFetchError) return error
  const why = error instanceof SafeFetchError || error instanceof ForbiddenAddressError ? error.message : 'No answer.'
  return new LinkFetchError(why, { cause: error })
}

const pagesOf = (baseUrl: string, { kind, code }: PostLink): string[] =>
  [`${kind}/${code}/embed/captioned/`, `${kind}/${code}/`].map(
    (path) => new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href,
  )

/** Reads pictures and videos off the public pages of posts: the embed page, else the post's own with its social card. */
export const openInstagram = ({ baseUrl, isTrusted, pictureMs = PICTURE_FETCH.timeoutMs }: Options): LinkFetcher => {
  const trustedOrigins = isTrusted ? [new URL(baseUrl).origin] : []

  /** The address that `find` sees on one of the post's pages; what reads pages is loaded with the first one. */
  const findAddress = async (link: PostLink, find: Find, signal?: AbortSignal): Promise<string> => {
    const media = await import('./find-media.ts')
    let lastError: unknown
    for (const page of pagesOf(baseUrl, link)) {
      try {
        const { bytes, url } = await safeFetch(page, { ...PAGE, trustedOrigins, ...(signal && { signal }) })
        const found = media[find](Buffer.from(bytes).toString('utf8'))
        if (found) return new URL(found, url).href
      } catch (error) {
        signal?.throwIfAborted()
        lastError = error
      }
    }
    throw lastError ?? new LinkFetchError('The post shows nothing of the kind: it may be private or gone.')
  }

  return {
    async fetchPicture(address, signal) {
      const link = parsePostLink(address)
      try {
        const found = await findAddress(link, 'findPicture', signal)
        const options = { ...PICTURE_FETCH, timeoutMs: pictureMs, trustedOrigins, ...(signal && { signal }) }
        return (await safeFetch(found, options)).bytes
      } catch (error) {
        throw asLinkError(error, signal)
      }
    },
    async fetchVideo(address, { path, signal }) {
      const link = parsePostLink(address)
      try {
        const found = await findAddress(link, 'findVideo', signal)
        await safeFetchToFile(found, { ...VIDEO_FETCH, trustedOrigins, path, ...(signal && { signal }) })
      } catch (error) {
        throw asLinkError(error, signal)
      }
    },
  }
}
