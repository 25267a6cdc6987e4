import type { contract } from '@visage/contract'
import { FileAnswer } from '../calls/answers.ts'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { deleteAsset, deleteAssets, markFavourites, restoreAssets } from './assets/change-assets.ts'
import { readAsset, readDesign } from './assets/gallery-items.ts'
import {
  addToCollection,
  changeCollection,
  createCollection,
  deleteCollection,
  moveInCollection,
  removeFromCollection,
} from './collections/change-collection.ts'
import {
  listCollectionItems,
  listCollections,
  prepareCollectionZip,
  readCollection,
} from './collections/read-collections.ts'
import { readDownload } from './downloads/read-download.ts'
import { createZipDownload } from './downloads/zip-downloads.ts'
import { listGallery } from './search/list-gallery.ts'
import { clearUploads, readStorage } from './storage/storage.ts'
import { addUpload } from './uploads/add-picture.ts'
import { addSound } from './uploads/add-sound.ts'
import { addVideo } from './uploads/add-video.ts'
import { downloadPicture, downloadVideo } from './uploads/fetch-from-link.ts'
import { retryPreview } from './uploads/previews.ts'
import { readUpload } from './uploads/read-upload.ts'
import { listUploadFaces } from './uploads/upload-faces.ts'
import { consentOf } from './uploads/upload-rules.ts'

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
      search: body.search,
      look: body.look,
      colour: body.colour,
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
  readDesign: ({ params, caller }) => readDesign(ctx, { id: params.id, userId: caller.userId }),
  prepareZip: ({ body: { user_id: userId, ids } }) => createZipDownload(ctx, { userId, ids }),
  deleteAsset: ({ params, caller }) => deleteAsset(ctx, { id: params.id, userId: caller.userId }),
})

export const collectionRoutes = (ctx: Context): Handlers<typeof contract.collections> => ({
  listCollections: async ({ caller: { userId } }) => ({ collections: await listCollections(ctx, userId) }),
  createCollection: ({ body, caller: { userId } }) => createCollection(ctx, { userId, ...body }),
  readCollection: ({ params: { id }, caller: { userId } }) => readCollection(ctx, { userId, id }),
  changeCollection: ({ params: { id }, body, caller: { userId } }) => changeCollection(ctx, { userId, id, body }),
  deleteCollection: ({ params: { id }, caller: { userId } }) => deleteCollection(ctx, { userId, id }),
  listCollectionItems: ({ params: { id }, query: { cursor, limit }, caller: { userId } }) =>
    listCollectionItems(ctx, { userId, id, cursor, limit }),
  addToCollection: ({ params: { id }, body: { ids }, caller: { userId } }) => addToCollection(ctx, { userId, id, ids }),
  removeFromCollection: ({ params: { id }, body: { ids }, caller: { userId } }) =>
    removeFromCollection(ctx, { userId, id, ids }),
  moveInCollection: ({ params: { id }, body: { ids, before }, caller: { userId } }) =>
    moveInCollection(ctx, { userId, id, ids, before }),
  prepareCollectionZip: ({ params: { id }, caller: { userId } }) => prepareCollectionZip(ctx, { userId, id }),
})

export const storageRoutes = (ctx: Context): Handlers<typeof contract.storage> => ({
  readStorage: ({ caller }) => readStorage(ctx, caller.userId),
  clearUploads: ({ caller }) => clearUploads(ctx, caller.userId),
})

export const uploadRoutes = (ctx: Context): Handlers<typeof contract.uploads> => ({
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
    addVideo(ctx, { userId: caller.userId, draft: file, consent: consentOf(query.consent), sourceUrl: null, signal }),
  uploadSound: ({ file, query, caller, signal }) =>
    addSound(ctx, { userId: caller.userId, draft: file, use: query.use, consent: consentOf(query.consent), signal }),
  uploadPicture: ({ file, query, caller }) =>
    addUpload(ctx, { userId: caller.userId, file, consent: consentOf(query.consent), sourceUrl: null }),
  readUpload: ({ params, caller }) => readUpload(ctx, { userId: caller.userId, id: params.id }),
  retryPreview: ({ params, caller }) => retryPreview(ctx, { userId: caller.userId, id: params.id }),
  listUploadFaces: ({ params, caller }) => listUploadFaces(ctx, { userId: caller.userId, id: params.id }),
})
