import { createHash } from 'node:crypto'
import { TEMPLATE_COUNTS } from '@visage/contract'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { BlobStore } from '../../adapters/blobs/blob-store.ts'
import { ConfigError } from '../../lib/env-values.ts'
import { safeFetch } from '../../lib/safe-fetch.ts'

const SECTIONS = ['women', 'men'] as const

/** Addresses of the pictures, in the order in which they are shown. */
export type BucketFiles = Record<(typeof SECTIONS)[number], string[]>

const names = z.array(z.string().min(1)).max(2000).default([])
const manifest = z.object({ image: z.object({ women: names, men: names }) })

/** The files of a folder without a manifest: `image/women/001.jpg` and on, as many as there are templates. */
const listNumberedFiles = (baseUrl: string): BucketFiles => {
  const folder = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  const [women, men] = SECTIONS.map((section) =>
    Array.from({ length: TEMPLATE_COUNTS.image[section] }, (_, place) => {
      const number = String(place + 1).padStart(3, '0')
      return new URL(`image/${section}/${number}.jpg`, folder).href
    }),
  )
  return { women: women ?? [], men: men ?? [] }
}

/** The files that a manifest names, relative to its own address. Throws for one of another shape. */
const listManifestFiles = (bytes: Uint8Array, manifestUrl: string): BucketFiles => {
  const { image } = manifest.parse(JSON.parse(new TextDecoder().decode(bytes)))
  const resolve = (name: string) => new URL(name, manifestUrl).href
  return { women: image.women.map(resolve), men: image.men.map(resolve) }
}

type Parts = { blobs: BlobStore; log: Logger }

const limits = { maxBytes: 1024 * 1024, timeoutMs: 10_000, accept: 'application/json' }

/** Where the last manifest that could be read is kept, for a start while the bucket is away. */
const keptKeyOf = (url: string) =>
  `templates/manifest-${createHash('sha256').update(url).digest('hex').slice(0, 12)}.json`

/**
 * What an operator's bucket holds: the numbered files of a folder, or those that a manifest names (an address that ends
 * in `.json`). Throws a {@link ConfigError} when a manifest cannot be read and none was read before.
 */
export const readBucketFiles = async (url: string, { blobs, log }: Parts): Promise<BucketFiles> => {
  const { pathname, origin } = new URL(url)
  if (!pathname.endsWith('.json')) return listNumberedFiles(url)
  const key = keptKeyOf(url)
  try {
    const { bytes } = await safeFetch(url, { ...limits, trustedOrigins: [origin] })
    const files = listManifestFiles(bytes, url)
    await blobs.write(key, bytes)
    return files
  } catch (error) {
    if (!(await blobs.has(key)))
      throw new ConfigError(
        `TEMPLATE_BASE_URL names a manifest that cannot be read (${error instanceof Error ? error.message : String(error)}).`,
        { cause: error },
      )
    log.warn({ err: error }, 'the manifest of the templates cannot be read, the last one counts')
    return listManifestFiles(await blobs.read(key), url)
  }
}
