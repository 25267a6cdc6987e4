import type { FaceBox } from '@visage/contract'
import { createBlobKey } from '../blobs/create-blob-key.ts'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { fileEnding } from '../media/file-ending.ts'
import { findUpload, saveFaces } from './upload-store.ts'
import type { Upload } from './upload-store.ts'

/** Faces, and for those of a video the picture and the second that shows them. */
export type FacesFound = { faces: FaceBox[]; still: { key: string; at: number } | null }

const read = ({ faces, facesKey }: Pick<Upload, 'faces' | 'facesKey'>): FacesFound => ({
  faces: faces?.boxes ?? [],
  still: faces && facesKey !== null ? { key: facesKey, at: faces.at } : null,
})

/** Finds the faces of a video in the frame that shows the most; what was found once stays, with its picture. */
export const lookIntoVideo = async (ctx: Context, upload: Upload, signal: AbortSignal): Promise<FacesFound> => {
  if (upload.faces) return read(upload)
  const { db, blobs, clips } = ctx
  const { id, userId } = upload
  const { faces: boxes, atSeconds, still } = await clips.faces({ path: blobs.pathOf(upload.blobKey) }, { signal })
  const facesKey = still && createBlobKey(fileEnding(still.mimeType))
  if (still && facesKey) await blobs.write(facesKey, still.bytes)
  const faces = { at: atSeconds, boxes }
  let isSaved = false
  try {
    isSaved = await saveFaces(db, { id, faces, facesKey })
  } finally {
    if (facesKey && !isSaved) await blobs.remove(facesKey)
  }
  if (isSaved) return read({ faces, facesKey })
  const first = await findUpload(db, { userId, id })
  if (!first) throw new AppError('not_found', 'This file is no longer there. Please bring it in again.')
  return read(first)
}
