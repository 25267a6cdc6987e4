import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import { FileAnswer } from '../http/handlers.ts'
import type { Handlers } from '../http/handlers.ts'
import { addSound } from './add-sound.ts'
import { addUpload } from './add-upload.ts'
import { addVideo } from './add-video.ts'
import { consentOf } from './consent.ts'
import { deleteAsset } from './delete-asset.ts'
import { deleteAssets } from './delete-assets.ts'
import { downloadPicture } from './download-picture.ts'
import { downloadVideo } from './download-video.ts'
import { listGallery } from './list-gallery.ts'
import { listUploadFaces } from './list-upload-faces.ts'
import { markFavourites } from './mark-favourites.ts'
import { readAsset } from './read-asset.ts'
import { orderZip } from './order-zip.ts'
import { readDownload } from './read-download.ts'
import { readUpload } from './read-upload.ts'
import { restoreAssets } from './restore-assets.ts'
import { retryPreview } from './retry-preview.ts'

const findDate = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant))

export const galleryRoutes = (ctx: Context): Handlers<typeof contract.gallery> => ({
  listGallery: ({ body }) =>
    listGallery(ctx, {
      userId: body.user_id,
      tab: body.tab,
      cursor: body.cursor,
      limit: body.limit,
      gender: body.gender,
      face: body.face,
      favouritesOnly: body.favourites_only,
      madeFrom: findDate(body.made_from),
      madeBefore: findDate(body.made_before),
    }),
  downloadAsset: async ({ params, query, caller, signal }) =>
    new FileAnswer(await readDownload(ctx, { id: params.id, userId: caller.userId, format: query.format, signal })),
  deleteAssets: async ({ body: { user_id: userId, ids } }) => ({ ids: await deleteAssets(ctx, { userId, ids }) }),
  restoreAssets: async ({ body: { user_id: userId, ids } }) => ({ ids: await restoreAssets(ctx, { userId, ids }) }),
  markFavourites: async ({ body: { user_id: userId, ids, is_favourite: isFavourite } }) => ({
    ids: await markFavourites(ctx, { userId, ids, isFavourite }),
  }),
  readAsset: ({ params, caller }) => readAsset(ctx, { id: params.id, userId: caller.userId }),
  prepareZip: ({ body: { user_id: userId, ids } }) => orderZip(ctx, { userId, ids }),
  deleteAsset: ({ params, caller }) => deleteAsset(ctx, { id: params.id, userId: caller.userId }),
})

export const materialRoutes = (ctx: Context): Handlers<typeof contract.materials> => ({
  downloadPicture: ({ body, caller, signal }) =>
    downloadPicture(ctx, {
      userId: caller.userId,
      address: body.instagram_url,
      consent: consentOf(body.consent),
      signal,
    }),
  downloadVideo: ({ body, caller, signal }) =>
    downloadVideo(ctx, {
      userId: caller.userId,
      address: body.instagram_url,
      consent: consentOf(body.consent),
      signal,
    }),
  uploadVideo: ({ file, query, caller, signal }) =>
    addVideo(ctx, {
      userId: caller.userId,
      draft: file,
      consent: consentOf(query.consent),
      sourceUrl: null,
      signal,
    }),
  uploadSound: ({ file, query, caller, signal }) =>
    addSound(ctx, { userId: caller.userId, draft: file, consent: consentOf(query.consent), signal }),
  uploadPicture: ({ file, query, caller }) =>
    addUpload(ctx, { userId: caller.userId, file, consent: consentOf(query.consent), sourceUrl: null }),
  readUpload: ({ params, caller }) => readUpload(ctx, { userId: caller.userId, id: params.id }),
  retryPreview: ({ params, caller }) => retryPreview(ctx, { userId: caller.userId, id: params.id }),
  listUploadFaces: ({ params, caller }) => listUploadFaces(ctx, { userId: caller.userId, id: params.id }),
})
