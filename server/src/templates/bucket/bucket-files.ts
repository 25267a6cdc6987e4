import { createHash } from 'node:crypto'
import { TEMPLATE_COUNTS } from '@visage/contract'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { BlobStore } from '../../adapters/blobs/blob-store.ts'
import { ConfigError } from '../../lib/env-values.ts'
import { safeFetch, SafeFetchError, safeHead } from '../../lib/safe-fetch.ts'
import type { TemplateKind } from '../template-source.ts'

const SECTIONS = ['women', 'men'] as const
type Section = (typeof SECTIONS)[number]

/** Addresses of one kind, by their numbers. */
type KindFiles = Record<Section, string[]>
/** A kind that is missing stays the studio's. */
export type BucketFiles = { [Kind in TemplateKind]?: KindFiles | undefined }

const names = z.array(z.string().min(1)).max(2000).default([])
const clipNames = z
  .array(z.string().regex(/\.(?:mp4|webm)(?:\?.*)?$/i, 'Videos have to be .mp4 or .webm files.'))
  .max(2000)
  .default([])
const manifest = z
  .object({
    image: z.object({ women: names, men: names }).optional(),
    video: z.object({ women: clipNames, men: clipNames }).optional(),
  })
  .refine(({ image, video }) => image ?? video, 'It has to name pictures (image), videos (video) or both.')

const ENDINGS: Record<TemplateKind, string> = { image: 'jpg', video: 'mp4' }

type Numbered = { kind: TemplateKind; section: Section; number: number }

const numberedFile = (folder: string, { kind, section, number }: Numbered): string =>
  new URL(`${kind}/${section}/${String(number).padStart(3, '0')}.${ENDINGS[kind]}`, folder).href

/** Such as `image/women/001.jpg` and on, as many as there are templates. */
const numberedFiles = (folder: string, kind: TemplateKind, section: Section): string[] =>
  Array.from({ length: TEMPLATE_COUNTS[kind][section] }, (_, place) =>
    numberedFile(folder, { kind, section, number: place + 1 }),
  )

const decode = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

/** The files that a manifest names, relative to its own address. Throws for one of another shape. */
const listManifestFiles = (bytes: Uint8Array, manifestUrl: string): BucketFiles => {
  const { image, video } = manifest.parse(decode(bytes))
  const resolve = (name: string) => new URL(name, manifestUrl).href
  const resolved = (files: KindFiles | undefined): KindFiles | undefined =>
    files && { women: files.women.map(resolve), men: files.men.map(resolve) }
  return { image: resolved(image), video: resolved(video) }
}

type Parts = { blobs: BlobStore; log: Logger }

const timeoutMs = 10_000
const limits = { maxBytes: 1024 * 1024, timeoutMs, accept: 'application/json' }

/** Where the last answer of a bucket is kept, for a start while it is away. */
const keptKeyOf = (url: string, what: 'manifest' | 'videos') =>
  `templates/${what}-${createHash('sha256').update(url).digest('hex').slice(0, 12)}.json`

/** What stores of files answer about what they do not have, some of them to everybody who may not list it. */
const ABSENT = new Set<number | undefined>([403, 404, 410])

const isThere = async (address: string): Promise<boolean> => {
  try {
    await safeHead(address, { timeoutMs, trustedOrigins: [new URL(address).origin] })
    return true
  } catch (error) {
    if (error instanceof SafeFetchError && ABSENT.has(error.status)) return false
    throw error
  }
}

const sectionsWithVideos = z.array(z.enum(SECTIONS))

/** The sections of which the folder holds a first video; the last answer counts while it cannot be asked. */
const findVideoSections = async (folder: string, { blobs, log }: Parts): Promise<readonly Section[]> => {
  const key = keptKeyOf(folder, 'videos')
  try {
    const holds = SECTIONS.map((section) => isThere(numberedFile(folder, { kind: 'video', section, number: 1 })))
    const found = await Promise.all(holds)
    const sections = SECTIONS.filter((_, place) => found[place])
    await blobs.write(key, Buffer.from(JSON.stringify(sections)))
    return sections
  } catch (error) {
    const isKnown = await blobs.has(key)
    const instead = isKnown ? 'the last answer counts' : 'the videos stay those that come along until the next start'
    log.warn({ err: error }, `the folder of the templates does not say whether it holds videos: ${instead}`)
    return isKnown ? sectionsWithVideos.parse(decode(await blobs.read(key))) : []
  }
}

/** The files of a folder without a manifest. */
const listFolderFiles = async (url: string, parts: Parts): Promise<BucketFiles> => {
  const folder = url.endsWith('/') ? url : `${url}/`
  const image = { women: numberedFiles(folder, 'image', 'women'), men: numberedFiles(folder, 'image', 'men') }
  const sections = await findVideoSections(folder, parts)
  if (sections.length === 0) return { image }
  const videosOf = (section: Section) => {
    if (sections.includes(section)) return numberedFiles(folder, 'video', section)
    parts.log.warn({ missing: numberedFile(folder, { kind: 'video', section, number: 1 }) }, `no videos of ${section}`)
    return []
  }
  return { image, video: { women: videosOf('women'), men: videosOf('men') } }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join(' ')
  return error instanceof Error ? error.message : String(error)
}

/**
 * What an operator's bucket holds: the numbered files of a folder, or those that a manifest names (an address that ends
 * in `.json`). Throws a {@link ConfigError} when a manifest cannot be read and none was read before.
 */
export const readBucketFiles = async (url: string, parts: Parts): Promise<BucketFiles> => {
  const { blobs, log } = parts
  const { pathname, origin } = new URL(url)
  if (!pathname.endsWith('.json')) return listFolderFiles(url, parts)
  const key = keptKeyOf(url, 'manifest')
  try {
    const { bytes } = await safeFetch(url, { ...limits, trustedOrigins: [origin] })
    const files = listManifestFiles(bytes, url)
    await blobs.write(key, bytes)
    return files
  } catch (error) {
    if (!(await blobs.has(key)))
      throw new ConfigError(`TEMPLATE_BASE_URL names a manifest that cannot be read (${reasonOf(error)}).`, {
        cause: error,
      })
    log.warn({ err: error }, 'the manifest of the templates cannot be read, the last one counts')
    return listManifestFiles(await blobs.read(key), url)
  }
}
