import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import { FileAnswer } from '../http/handlers.ts'
import type { Handlers } from '../http/handlers.ts'
import { addUpload } from './add-upload.ts'
import { addVideo } from './add-video.ts'
import { deleteAsset } from './delete-asset.ts'
import { downloadPicture } from './download-picture.ts'
import { downloadVideo } from './download-video.ts'
import { listGallery } from './list-gallery.ts'
import { listUploadFaces } from './list-upload-faces.ts'
import { readDownload } from './read-download.ts'

export const galleryRoutes = (ctx: Context): Handlers<typeof contract.gallery> => ({
  listGallery: ({ body: { user_id: userId, ...wanted } }) => listGallery(ctx, { userId, ...wanted }),
  downloadAsset: async ({ params, caller }) =>
    new FileAnswer(await readDownload(ctx, { id: params.id, userId: caller.userId })),
  deleteAsset: ({ params, caller }) => deleteAsset(ctx, { id: params.id, userId: caller.userId }),
})

export const materialRoutes = (ctx: Context): Handlers<typeof contract.materials> => ({
  downloadPicture: ({ body, caller, signal }) =>
    downloadPicture(ctx, { userId: caller.userId, address: body.instagram_url, signal }),
  downloadVideo: ({ body, caller, signal }) =>
    downloadVideo(ctx, { userId: caller.userId, address: body.instagram_url, signal }),
  uploadVideo: ({ file, caller, signal }) =>
    addVideo(ctx, { userId: caller.userId, draft: file, sourceUrl: null, signal }),
  uploadPicture: ({ file, caller }) => addUpload(ctx, { userId: caller.userId, file, sourceUrl: null }),
  listUploadFaces: ({ params, caller }) => listUploadFaces(ctx, { userId: caller.userId, id: params.id }),
})
