import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { fileEnding } from '../media/file-ending.ts'
import { markAsset } from './mark-asset.ts'
import type { Asset } from './store.ts'

const idLength = 8

export type DownloadFile = { key: string; mimeType: string; fileName: string }

/** The file of an asset as it may leave the server, made when it is not there yet, and what it is called. */
export const prepareDownload = async (ctx: Context, asset: Asset): Promise<DownloadFile> => {
  if (asset.medium === 'audio') throw new AppError('not_found', 'This kind of file cannot be downloaded yet.')
  const { key, mimeType } = await markAsset(ctx, asset)
  const fileName = `visage-${asset.kind}-${asset.id.slice(0, idLength)}.${fileEnding(mimeType)}`
  return { key, mimeType, fileName }
}
