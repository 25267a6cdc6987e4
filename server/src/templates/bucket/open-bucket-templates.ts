import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { MAX_UPLOAD, MAX_VIDEO } from '@visage/contract'
import type { Gender } from '@visage/contract'
import type { Logger } from 'pino'
import type { BlobStore } from '../../adapters/blobs/blob-store.ts'
import { clipSizeOf } from '../../adapters/engines/sizes.ts'
import type { ClipProcessor } from '../../adapters/media/clip/clip-processor.ts'
import { readVideo } from '../../adapters/media/clip/read-video.ts'
import { readPicture } from '../../adapters/media/picture/read-picture.ts'
import { AppError } from '../../lib/app-error.ts'
import { safeFetch, safeFetchToFile } from '../../lib/safe-fetch.ts'
import type { Clock } from '../../lib/time.ts'
import { SMALL_LOOP } from '../template-source.ts'
import type { PictureFile, TemplateCatalogue, TemplateEntry, TemplateKind, TemplateWork } from '../template-source.ts'
import { readBucketFiles } from './bucket-files.ts'
import type { BucketFiles } from './bucket-files.ts'

/** `studio` gives the templates of a kind that the bucket does not hold. */
type Parts = { blobs: BlobStore; clips: ClipProcessor; clock: Clock; log: Logger; studio: TemplateCatalogue }
type Entry = TemplateEntry & { address: string }

const timeoutMs = { image: 30_000, video: 5 * 60 * 1000 }
/** A file that could not be had is asked for again after this time. */
const restMs = 10 * 60 * 1000

const KINDS = ['image', 'video'] as const
const PREFIXES: Record<TemplateKind, string> = { image: '', video: 'video-' }

/** Videos are shown in reverse order. */
const listEntries = (files: BucketFiles, kind: TemplateKind, gender: Gender): readonly Entry[] | undefined => {
  const section = gender === 'female' ? 'women' : 'men'
  const entries = files[kind]?.[section].map((address, place): Entry => {
    const number = place + 1
    return {
      id: `${section}-${PREFIXES[kind]}${String(number).padStart(3, '0')}`,
      kind,
      label: `Template ${String(number).padStart(2, '0')}`,
      gender,
      width: null,
      height: null,
      durationSeconds: null,
      address,
    }
  })
  return kind === 'video' ? entries?.toReversed() : entries
}

const refuse = (cause?: unknown) =>
  new AppError('unavailable', 'This template cannot be loaded right now. Please choose another one.', { cause })

const versionOf = (files: BucketFiles, kind: TemplateKind): string | undefined =>
  files[kind] && `bucket-${kind}-${createHash('sha256').update(JSON.stringify(files[kind])).digest('hex').slice(0, 12)}`

type Place = { address: string; origin: string; signal?: AbortSignal | undefined }

const fetchPicture = async ({ address, origin, signal }: Place): Promise<PictureFile> => {
  const { bytes } = await safeFetch(address, {
    maxBytes: MAX_UPLOAD.bytes,
    timeoutMs: timeoutMs.image,
    accept: 'image/png, image/jpeg, image/webp',
    trustedOrigins: [origin],
    ...(signal && { signal }),
  })
  return readPicture(bytes)
}

/** Fetches a clip to a file, as MP4 that every browser plays; it has to keep to what holds for uploads. */
const fetchClip = async (clips: ClipProcessor, { path, ...place }: Place & { path: string }): Promise<void> => {
  const { address, origin, signal = new AbortController().signal } = place
  await safeFetchToFile(address, {
    maxBytes: MAX_VIDEO.bytes,
    timeoutMs: timeoutMs.video,
    accept: 'video/mp4, video/webm',
    trustedOrigins: [origin],
    signal,
    path,
  })
  const { mimeType, isPlayable } = await readVideo(clips, path, signal)
  if (mimeType === 'video/mp4' && isPlayable) return
  await writeFile(path, (await clips.normalise({ path }, { isBackground: true, signal })).bytes)
}

type Film = TemplateWork & { clips: ClipProcessor }

const readPoster = async ({ clips, openLarge, signal }: Film): Promise<PictureFile> => {
  await using large = await openLarge()
  const { bytes, mimeType } = await clips.poster(large, signal && { signal })
  return { bytes, mimeType }
}

/** The first seconds of a clip, small and in its own shape. */
const writeLoop = async ({ clips, openLarge, signal, path }: Film & { path: string }): Promise<void> => {
  await using large = await openLarge()
  const hooks = { isBackground: true, ...(signal && { signal }) }
  const { side, framesPerSecond, seconds } = SMALL_LOOP
  const size = clipSizeOf(await clips.probe(large, hooks), side)
  await writeFile(path, (await clips.fit(large, { ...size, framesPerSecond, seconds }, hooks)).bytes)
}

/** Pictures, videos or both of an operator's own, from a bucket or any other host, which may be a private one. */
export const openBucketTemplates = async (url: string, parts: Parts): Promise<TemplateCatalogue> => {
  const { clips, clock, log, studio } = parts
  const { origin } = new URL(url)
  const files = await readBucketFiles(url, parts)
  const lists = new Map(
    KINDS.flatMap((kind) =>
      (['female', 'male'] as const).map((gender) => [`${kind}-${gender}`, listEntries(files, kind, gender)] as const),
    ),
  )
  const byId = new Map([...lists.values()].flatMap((entries = []) => entries.map((entry) => [entry.id, entry])))
  const failedAt = new Map<string, number>()

  const findOfStudio = (id: string): TemplateEntry | undefined => {
    const entry = studio.find(id)
    return entry && !files[entry.kind] ? entry : undefined
  }

  /** What could not be had is left alone for a while. */
  const fetchOnce = async <Fetched>(
    { id, address }: Entry,
    { signal }: Pick<TemplateWork, 'signal'>,
    fetch: (place: Place) => Promise<Fetched>,
  ): Promise<Fetched> => {
    const now = clock.now().getTime()
    if (now - (failedAt.get(id) ?? -Infinity) < restMs) throw refuse()
    try {
      const fetched = await fetch({ address, origin, signal })
      failedAt.delete(id)
      return fetched
    } catch (error) {
      signal?.throwIfAborted()
      failedAt.set(id, now)
      log.warn({ err: error, address }, 'a template cannot be fetched')
      throw refuse(error)
    }
  }

  return {
    versions: {
      image: versionOf(files, 'image') ?? studio.versions.image,
      video: versionOf(files, 'video') ?? studio.versions.video,
    },
    list: (kind, gender) => lists.get(`${kind}-${gender}`) ?? studio.list(kind, gender),
    find: (id) => byId.get(id) ?? findOfStudio(id),
    findShipped: (id, file) => (byId.has(id) ? undefined : studio.findShipped(id, file)),
    async read(id, work) {
      const entry = byId.get(id)
      if (!entry) return studio.read(id, work)
      return entry.kind === 'image' ? fetchOnce(entry, work, fetchPicture) : readPoster({ clips, ...work })
    },
    async writeClip(id, size, work) {
      const entry = byId.get(id)
      if (!entry) return studio.writeClip(id, size, work)
      if (size === 'small') return writeLoop({ clips, ...work })
      return fetchOnce(entry, work, (place) => fetchClip(clips, { ...place, path: work.path }))
    },
  }
}
