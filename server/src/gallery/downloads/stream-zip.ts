import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { beginDownload } from './downloads-under-way.ts'

export type ZipEntry = { name: string; lastModified: Date; input: Readable | string | AsyncIterable<Uint8Array> }

/** A stored file that belongs into a zip. */
export type ZipFile = {
  id: string
  /** Throws an `AppError` that says why it is not there. */
  find: () => Promise<{ name: string; lastModified: Date; key: string }>
}

type Missing = (file: { id: string; reason: string }) => void

const missingFile = 'Its file could not be made.'

/** One file after the other, each opened when the one before has been sent; what is not there is told and left out. */
export const openFiles = async function* (
  { blobs, log }: Pick<Context, 'blobs' | 'log'>,
  wanted: Iterable<ZipFile> | AsyncIterable<ZipFile>,
  onMissing: Missing,
): AsyncGenerator<ZipEntry> {
  for await (const { id, find } of wanted) {
    let file: Readable | undefined
    try {
      const { key, ...entry } = await find()
      if (!(await blobs.has(key))) throw new AppError('not_found', missingFile)
      file = blobs.openRead(key)
      yield { ...entry, input: file }
    } catch (error) {
      if (file) throw error
      if (!(error instanceof AppError)) log.error({ err: error, id }, 'a file is missing in a zip')
      onMissing({ id, reason: error instanceof AppError ? error.message : missingFile })
    } finally {
      file?.destroy()
    }
  }
}

const counted = async function* (entries: AsyncIterable<ZipEntry>, begun: Disposable): AsyncGenerator<ZipEntry> {
  using _ = begun
  yield* entries
}

/**
 * A zip that is written as it is read; what is not read is not opened. Throws `rate_limited` while others of the same
 * person are under way.
 */
export const streamZip = (userId: string, entries: AsyncIterable<ZipEntry>): Readable => {
  const begun = beginDownload(userId)
  // The same stream, which the browser's types and Node's describe in different words.
  return Readable.fromWeb(makeZip(counted(entries, begun)) as ReadableStream<Uint8Array>)
}

export type Zip = { fileName: string; stream: Readable }
