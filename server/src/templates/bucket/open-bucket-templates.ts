import { createHash } from 'node:crypto'
import { MAX_UPLOAD } from '@visage/contract'
import type { Gender } from '@visage/contract'
import type { Logger } from 'pino'
import type { BlobStore } from '../../adapters/blobs/blob-store.ts'
import { readPicture } from '../../adapters/media/picture/read-picture.ts'
import { AppError } from '../../lib/app-error.ts'
import { safeFetch } from '../../lib/safe-fetch.ts'
import type { Clock } from '../../lib/time.ts'
import type { PictureFile, TemplateCatalogue, TemplateEntry } from '../template-source.ts'
import { readBucketFiles } from './bucket-files.ts'
import type { BucketFiles } from './bucket-files.ts'

/** `studio` gives the templates of videos, which stay its own. */
type Parts = { blobs: BlobStore; clock: Clock; log: Logger; studio: TemplateCatalogue }
type Entry = TemplateEntry & { address: string }

const timeoutMs = 30_000
/** A file that could not be had is asked for again after this time. */
const restMs = 10 * 60 * 1000

const describe = (section: 'women' | 'men', gender: Gender) => (address: string, place: number) => {
  const number = place + 1
  return {
    id: `${section}-${String(number).padStart(3, '0')}`,
    kind: 'image' as const,
    label: `Template ${String(number).padStart(2, '0')}`,
    gender,
    width: null,
    height: null,
    durationSeconds: null,
    address,
  }
}

const refuse = (cause?: unknown) =>
  new AppError('unavailable', 'This template cannot be loaded right now. Please choose another one.', { cause })

const fetchPicture = async (address: string, origin: string, signal?: AbortSignal): Promise<PictureFile> => {
  const { bytes } = await safeFetch(address, {
    maxBytes: MAX_UPLOAD.bytes,
    timeoutMs,
    accept: 'image/png, image/jpeg, image/webp',
    trustedOrigins: [origin],
    ...(signal && { signal }),
  })
  return readPicture(bytes)
}

const versionOf = (files: BucketFiles): string =>
  `bucket-${createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)}`

/** Pictures of an operator's own, from a bucket or any other host, which may be a private one. */
export const openBucketTemplates = async (url: string, parts: Parts): Promise<TemplateCatalogue> => {
  const { clock, log, studio } = parts
  const { origin } = new URL(url)
  const files = await readBucketFiles(url, parts)
  const entries: Record<Gender, readonly Entry[]> = {
    female: files.women.map(describe('women', 'female')),
    male: files.men.map(describe('men', 'male')),
  }
  const byId = new Map([...entries.female, ...entries.male].map((entry) => [entry.id, entry]))
  const failedAt = new Map<string, number>()
  const findVideo = (id: string): TemplateEntry | undefined => {
    const entry = studio.find(id)
    return entry?.kind === 'video' ? entry : undefined
  }

  return {
    versions: { ...studio.versions, image: versionOf(files) },
    list: (kind, gender) => (kind === 'image' ? entries[gender] : studio.list(kind, gender)),
    find: (id) => byId.get(id) ?? findVideo(id),
    findShipped: (id, file) => (byId.has(id) ? undefined : studio.findShipped(id, file)),
    readClip: (id, size, signal) => studio.readClip(id, size, signal),
    async read(id, signal) {
      const entry = byId.get(id)
      if (!entry) return studio.read(id, signal)
      const now = clock.now().getTime()
      if (now - (failedAt.get(id) ?? -Infinity) < restMs) throw refuse()
      try {
        const picture = await fetchPicture(entry.address, origin, signal)
        failedAt.delete(id)
        return picture
      } catch (error) {
        signal?.throwIfAborted()
        failedAt.set(id, now)
        log.warn({ err: error, address: entry.address }, 'a template cannot be fetched')
        throw refuse(error)
      }
    },
  }
}
