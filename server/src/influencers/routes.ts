import type { contract } from '@visage/contract'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { changeInfluencer, mergeInfluencers, removeInfluencer } from './change-influencer.ts'
import { prepareKit } from './kit.ts'
import { keepGarment, listGarments, removeGarment, renameGarment } from './wardrobe/garments.ts'
import { removeLook, saveLook } from './wardrobe/looks.ts'
import { checkHandle, listFeed, listInfluencers, readInfluencer } from './read-influencers.ts'

export const wardrobeRoutes = (ctx: Context): Handlers<typeof contract.wardrobe> => ({
  listGarments: ({ caller: { userId } }) => listGarments(ctx, userId),
  keepGarment: ({ body, caller: { userId }, signal }) => keepGarment(ctx, { ...body, userId, signal }),
  renameGarment: ({ params: { id }, body: { name }, caller: { userId } }) => renameGarment(ctx, { userId, id, name }),
  removeGarment: ({ params: { id }, caller: { userId } }) => removeGarment(ctx, { userId, id }),
})

export const influencerRoutes = (ctx: Context): Handlers<typeof contract.influencers> => ({
  listInfluencers: ({ query: { search = '', which, gender, cursor, limit }, caller: { userId } }) =>
    listInfluencers(ctx, { userId, search, which, gender, cursor, limit }),
  readInfluencer: ({ params: { id }, caller: { userId } }) => readInfluencer(ctx, { userId, id }),
  changeInfluencer: ({ params: { id }, body, caller: { userId } }) => changeInfluencer(ctx, { userId, id, body }),
  saveLook: ({ params: { id }, body, caller: { userId } }) => saveLook(ctx, { userId, id, body }),
  removeLook: ({ params: { id }, body, caller: { userId } }) => removeLook(ctx, { userId, id, look: body }),
  checkHandle: ({ params: { id }, query: { handle }, caller: { userId } }) => checkHandle(ctx, { userId, id, handle }),
  mergeInfluencers: ({ params: { id }, body: { other_id: otherId }, caller: { userId } }) =>
    mergeInfluencers(ctx, { userId, id, otherId }),
  removeInfluencer: ({ params: { id }, caller: { userId } }) => removeInfluencer(ctx, { userId, id }),
  listFeed: ({ params: { id }, query: { cursor, limit }, caller: { userId } }) =>
    listFeed(ctx, { userId, id, cursor, limit }),
  prepareKit: ({ params: { id }, caller: { userId } }) => prepareKit(ctx, { userId, id }),
})
