import type { Context } from '../context.ts'
import { fileEnding } from '../media/file-ending.ts'
import { markAsset } from './mark-asset.ts'
import type { Asset } from './store.ts'

const shortIdLength = 8

export type DownloadFile = { key: string; mimeType: string; fileName: string }

/** What the file of an asset is called where it is saved. */
export const nameDownload = ({ kind, id }: Asset, mimeType: string, idLength = shortIdLength): string =>
  `visage-${kind}-${id.slice(0, idLength)}.${fileEnding(mimeType)}`

/** The file of an asset as it may leave the server: a song as it is, the rest with the mark, made when it is not there yet. */
export const prepareDownload = async (ctx: Context, asset: Asset): Promise<DownloadFile> => {
  const { key, mimeType } =
    asset.medium === 'audio' ? { key: asset.blobKey, mimeType: asset.mimeType } : await markAsset(ctx, asset)
  return { key, mimeType, fileName: nameDownload(asset, mimeType) }
}
