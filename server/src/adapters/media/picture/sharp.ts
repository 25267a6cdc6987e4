import { createRequire } from 'node:module'
import type createPicture from 'sharp'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'
import { withTimeout } from '../../../lib/time-limits.ts'
import { whenWanted } from '../../../lib/when-wanted.ts'

export type { Sharp } from 'sharp'

const require = createRequire(import.meta.url)

/** What people may send, what services answer with, and SVG for the watermark that we draw ourselves. */
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif', 'Svg']

let library: typeof createPicture | undefined

const load = (): typeof createPicture => {
  if (library) return library
  const loaded = require('sharp') as typeof createPicture
  loaded.block({ operation: ['VipsForeignLoad'] })
  loaded.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) })
  return (library = loaded)
}
whenWanted(async () => load())

/** The library for pictures, which reads no other formats than these here; a start goes without it. */
export const sharp = (input?: SharpInput | SharpInput[] | SharpOptions, options?: SharpOptions): Sharp =>
  load()(input as SharpInput, options)

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + text.length) === text

/** Whether a file begins as a PNG, JPEG or WebP picture does; nothing else that somebody sent is handed to a loader. */
export const beginsAsPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\x89PNG') ||
  startsWith(bytes, '\xff\xd8\xff') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

/** Longer than what a file that is made to take long is given, and much longer than a picture takes on a busy machine. */
const patienceMs = 90_000

class StuckError extends Error {
  override name = 'StuckError'
}

/**
 * Asks the library once more for what it has not done in a minute and a half: once in a long while a thread of it waits
 * for good (lovell/sharp#4486), and its limit in seconds counts only what moves. Throws what `work` throws.
 */
export const inTime = async <Result>(work: () => Promise<Result>, ms = patienceMs): Promise<Result> => {
  const attempt = () => withTimeout(work(), { ms, onLate: () => new StuckError('The picture took too long.') })
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof StuckError) return attempt()
    throw error
  }
}
