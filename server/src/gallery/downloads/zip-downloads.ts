import { KINDS } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { createDownloadToken, hashDownloadToken } from '../../lib/file-urls.ts'
import { findAsset, listExisting } from '../assets/store.ts'
import type { Asset, Chosen } from '../assets/store.ts'
import { nameDownload, prepareDownload } from './prepare-download.ts'
import { addZipDownload, findZipDownload, removeZipDownloadsBefore } from './store.ts'
import type { ZipDownload } from './store.ts'
import { openFiles, streamZip } from './stream-zip.ts'
import type { Zip, ZipEntry, ZipFile } from './stream-zip.ts'

export const ZIP_PATH = '/api/zips/'
const zipLifetimeMs = 10 * 60 * 1000

type Item = { id: string; userId: string; taken: Set<string> }

/** Short names of thousands of items meet; the second of two has its whole id, or it would replace the first when unpacked. */
const nameOnce = (taken: Set<string>, asset: Asset, mimeType: string): string => {
  const shortName = nameDownload(asset, mimeType)
  const name = taken.has(shortName) ? nameDownload(asset, mimeType, asset.id.length) : shortName
  taken.add(name)
  return name
}

const describeZipFile = (ctx: Context, { taken, ...wanted }: Item): ZipFile => ({
  id: wanted.id,
  async find() {
    const asset = await findAsset(ctx.db, wanted)
    if (!asset) throw new AppError('not_found', 'It has been deleted.')
    const { key, mimeType } = await prepareDownload(ctx, asset)
    return {
      name: `${KINDS[asset.kind].shelf.tab}/${nameOnce(taken, asset, mimeType)}`,
      lastModified: asset.createdAt,
      key,
    }
  },
})

/** The marked files of the items, and a note of those that are not there. */
export const zipEntriesOf = async function* (
  ctx: Context,
  { userId, assetIds, createdAt }: Pick<ZipDownload, 'userId' | 'assetIds' | 'createdAt'>,
): AsyncGenerator<ZipEntry> {
  const missing: string[] = []
  const taken = new Set<string>()
  const items = assetIds.map((id) => describeZipFile(ctx, { id, userId, taken }))
  yield* openFiles(ctx, items, ({ id, reason }) => missing.push(`${id}: ${reason}`))
  if (missing.length > 0) yield { name: 'not-included.txt', lastModified: createdAt, input: `${missing.join('\n')}\n` }
}

type ZipToken = { token: string; isKit: boolean }

/** What was ordered at an address. Throws `not_found` for an address of earlier, and for one of the other sort. */
export const readZipDownload = async ({ db, clock }: Context, { token, isKit }: ZipToken): Promise<ZipDownload> => {
  const since = new Date(clock.now().getTime() - zipLifetimeMs)
  const download = await findZipDownload(db, { tokenHash: hashDownloadToken(token), since })
  if (!download || (download.influencerId !== null) !== isKit) throw new AppError('not_found')
  return download
}

/** The zip of chosen items behind an address. Throws `not_found` for an address of earlier. */
export const openZip = async (ctx: Context, token: string): Promise<Zip> => {
  const download = await readZipDownload(ctx, { token, isKit: false })
  const fileName = `visage-${download.createdAt.toISOString().slice(0, 10)}.zip`
  return { fileName, stream: streamZip(download.userId, zipEntriesOf(ctx, download)) }
}

/** Notes what an address is to send for a while, and answers the token that it ends with. */
export const orderZip = async (
  { db, clock }: Context,
  order: Pick<ZipDownload, 'userId' | 'assetIds' | 'influencerId'>,
): Promise<string> => {
  const token = createDownloadToken()
  const createdAt = clock.now()
  await removeZipDownloadsBefore(db, new Date(createdAt.getTime() - zipLifetimeMs))
  await addZipDownload(db, { tokenHash: hashDownloadToken(token), ...order, createdAt })
  return token
}

/** Makes an address at which a browser saves these items as one zip; ids that are not this person's count as not there. */
export const createZipDownload = async (ctx: Context, chosen: Chosen): Promise<{ url: string; count: number }> => {
  const assetIds = await listExisting(ctx.db, chosen)
  const token = await orderZip(ctx, { userId: chosen.userId, assetIds, influencerId: null })
  return { url: `${ZIP_PATH}${token}`, count: assetIds.length }
}
