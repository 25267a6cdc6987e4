import { createHash } from 'node:crypto'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Logger } from 'pino'
import { ConfigError } from '../../lib/env-values.ts'
import { safeFetch } from '../../lib/safe-fetch.ts'
import { listManifestFiles, listNumberedFiles } from './list-bucket-files.ts'
import type { BucketFiles } from './list-bucket-files.ts'

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
