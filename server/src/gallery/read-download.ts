import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { fileEnding } from '../media/file-ending.ts'
import { watermarkPicture } from '../media/watermark-picture.ts'
import { findAsset } from './store.ts'

const idLength = 8

type Download = { bytes: Uint8Array; mimeType: string; fileName: string }

/** A person's generated picture with the mark on it, as a file to save; the clean one never leaves the server so. */
export const readDownload = async (
  { db, blobs }: Context,
  wanted: { id: string; userId: string },
): Promise<Download> => {
  const asset = await findAsset(db, wanted)
  if (!asset) throw new AppError('not_found')
  if (asset.medium !== 'image') throw new AppError('not_found', 'This kind of file cannot be downloaded yet.')
  const bytes = await watermarkPicture(await blobs.read(asset.blobKey))
  const fileName = `visage-${asset.kind}-${asset.id.slice(0, idLength)}.${fileEnding(asset.mimeType)}`
  return { bytes, mimeType: asset.mimeType, fileName }
}
