import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { deleteAsset } from './delete-asset.ts'
import { listGallery } from './list-gallery.ts'

export const galleryRoutes = (ctx: Context): Handlers<typeof contract.gallery> => ({
  listGallery: ({ body: { user_id: userId, ...wanted } }) => listGallery(ctx, { userId, ...wanted }),
  deleteAsset: ({ params, caller }) => deleteAsset(ctx, { id: params.id, userId: caller.userId }),
})
