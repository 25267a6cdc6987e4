import { createReadStream } from 'node:fs'
import type { ReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { prepareDownload } from './prepare-download.ts'
import { findAsset } from './store.ts'
import { SHELVES } from './tabs.ts'
import { findZipOrder } from './zip-store.ts'
import type { ZipOrder } from './zip-store.ts'

export const ZIP_PATH = '/api/zips/'
export const zipOrderLifeMs = 10 * 60 * 1000
const maxAtOnce = 2
const TOKEN = /^[\w-]{43}$/

type Entry = { name: string; lastModified: Date; input: ReadStream | string }

const findEntry = async (
  ctx: Context,
  wanted: { id: string; userId: string },
): Promise<Omit<Entry, 'input'> & { path: string }> => {
  const asset = await findAsset(ctx.db, wanted)
  if (!asset) throw new AppError('not_found', 'It has been deleted.')
  const { key, fileName } = await prepareDownload(ctx, asset)
  return { name: `${SHELVES[asset.kind].tab}/${fileName}`, lastModified: asset.createdAt, path: ctx.blobs.pathOf(key) }
}

/** One file after the other, each opened when the one before has been sent. */
async function* entriesOf(ctx: Context, { userId, assetIds, createdAt }: ZipOrder): AsyncGenerator<Entry> {
  const missing: string[] = []
  for (const id of assetIds) {
    let file: ReadStream | undefined
    try {
      const { path, ...entry } = await findEntry(ctx, { id, userId })
      file = createReadStream(path)
      yield { ...entry, input: file }
    } catch (error) {
      if (file) throw error
      const reason = error instanceof AppError ? error.message : 'Its file could not be made.'
      if (!(error instanceof AppError)) ctx.log.error({ err: error, assetId: id }, 'an item is missing in a zip')
      missing.push(`${id}: ${reason}`)
    } finally {
      file?.destroy()
    }
  }
  if (missing.length > 0) yield { name: 'not-included.txt', lastModified: createdAt, input: `${missing.join('\n')}\n` }
}

const underWay = new Map<string, number>()

const change = (userId: string, by: 1 | -1): void => {
  const count = (underWay.get(userId) ?? 0) + by
  if (count > 0) underWay.set(userId, count)
  else underWay.delete(userId)
}

async function* counted(userId: string, entries: AsyncGenerator<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries
  } finally {
    change(userId, -1)
  }
}

export type Zip = { fileName: string; stream: Readable }

/**
 * The zip behind an address, written as it is read; what is not read is not opened. Throws `not_found` for an address of
 * earlier and `rate_limited` while others of the same person are under way.
 */
export const openZip = async (ctx: Context, token: string): Promise<Zip> => {
  const since = new Date(ctx.clock.now().getTime() - zipOrderLifeMs)
  const order = TOKEN.test(token) ? await findZipOrder(ctx.db, { token, since }) : undefined
  if (!order) throw new AppError('not_found')
  const { userId, createdAt } = order
  if ((underWay.get(userId) ?? 0) >= maxAtOnce)
    throw new AppError('rate_limited', 'Two of your downloads are under way. Please wait until one is done.')
  change(userId, 1)
  // The same stream, which the browser's types and Node's describe in different words.
  const zip = makeZip(counted(userId, entriesOf(ctx, order))) as ReadableStream<Uint8Array>
  return { fileName: `visage-${createdAt.toISOString().slice(0, 10)}.zip`, stream: Readable.fromWeb(zip) }
}
