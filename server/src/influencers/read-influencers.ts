import type { contract, Gender, Influencer, InfluencerDetails, OutputOf } from '@visage/contract'
import type { Context } from '../program/context.ts'
import type { Db } from '../db/transaction.ts'
import { describeAsset } from '../gallery/assets/gallery-items.ts'
import { AppError, fieldError } from '../lib/app-error.ts'
import { readCursor, readPage } from '../lib/paging.ts'
import {
  countMadeWith,
  findFace,
  findInfluencer,
  findInfluencerOf,
  isHandleTaken,
  listFaceIds,
  listFaces,
  listMadeWith,
  listNamed,
  listNameless,
  sumCosts,
} from './store.ts'
import type { InfluencerRow, Portrait } from './store.ts'

type Known = { id: string; row: InfluencerRow | null; portrait: Portrait | null; usedAt: Date | null }

const NAMELESS = {
  name: null,
  handle: null,
  biography: '',
  niche: '',
  tone: '',
  pronouns: '',
  voice: '',
  wardrobe: '',
  places: '',
  colours: [],
  neverWords: [],
  lexicon: [],
  looks: [],
  formerLooks: [],
  disclosure: '',
  archivedAt: null,
}

const describe = ({ mediaUrls }: Pick<Context, 'mediaUrls'>, { id, row, portrait, usedAt }: Known): Influencer => {
  const known = row ?? NAMELESS
  const began = row?.createdAt ?? portrait?.createdAt ?? new Date(0)
  return {
    id,
    name: known.name,
    handle: known.handle ?? '',
    biography: known.biography,
    niche: known.niche,
    tone: known.tone,
    pronouns: known.pronouns,
    voice: known.voice,
    wardrobe: known.wardrobe,
    places: known.places,
    colours: known.colours,
    never_words: known.neverWords,
    lexicon: known.lexicon,
    looks: known.looks,
    former_looks: known.formerLooks,
    disclosure: known.disclosure,
    gender: portrait?.gender ?? null,
    face_id: row?.portraitId ?? id,
    face_prompt: portrait?.facePrompt ?? null,
    prompt: portrait?.prompt ?? null,
    portrait_url: portrait && mediaUrls.sign(portrait.blobKey),
    thumbnail_url: portrait?.thumbnailKey ? mediaUrls.sign(portrait.thumbnailKey) : null,
    is_favourite: row?.isFavourite ?? portrait?.isFavourite ?? false,
    is_archived: known.archivedAt !== null,
    used_at: (usedAt && usedAt > began ? usedAt : began).toISOString(),
  }
}

type Query = {
  userId: string
  search: string
  which: 'current' | 'archived'
  gender: Gender | undefined
  cursor: string | undefined
  limit: number
}

/** Named influencers, all of them on the first page, then a page of faces without a name. */
export const listInfluencers = async (
  ctx: Context,
  { which, cursor, limit, ...wanted }: Query,
): Promise<OutputOf<typeof contract.influencers.listInfluencers>> => {
  const isArchived = which === 'archived'
  readCursor(cursor)
  const named = cursor === undefined ? await listNamed(ctx.db, { ...wanted, isArchived }) : []
  const first = named.map(({ influencer: row, ...face }) => describe(ctx, { id: row.id, row, ...face }))
  if (isArchived) return { influencers: first, next_cursor: null }
  const { shown, nextCursor } = await readPage(
    { ...(cursor === undefined ? {} : { cursor }), limit },
    {
      list: (page) => listNameless(ctx.db, { ...wanted, ...page }),
      cursorKeyOf: ({ portrait }) => portrait,
    },
  )
  const others = shown.map((face) => describe(ctx, { id: face.portrait.id, row: null, ...face }))
  return { influencers: [...first, ...others], next_cursor: nextCursor }
}

type Wanted = { userId: string; id: string }

/** An influencer of a person's by id: a named one, or a face that nobody has named. */
export type Found = { id: string; row: InfluencerRow | null; portrait: Portrait | null; faceIds: string[] }

/** By her own id or that of any face of hers. Throws `not_found` for what is not this person's. */
export const findOwn = async (db: Db, { userId, id }: Wanted): Promise<Found> => {
  const row = (await findInfluencer(db, { userId, id })) ?? (await findInfluencerOf(db, { userId, faceId: id })) ?? null
  const portrait = (await findFace(db, { userId, id: row?.portraitId ?? id })) ?? null
  if (row === null && portrait === null) throw new AppError('not_found')
  return { id: row?.id ?? id, row, portrait, faceIds: row ? await listFaceIds(db, row.id) : [id] }
}

/** Told where something is kept of an influencer who is a face without a name. */
export const namelessFace = () => fieldError('name', 'Please give this face a name first.')

const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))

/** One influencer with what is counted of her. Throws `not_found`. */
export const readInfluencer = async (ctx: Context, { userId, id: wanted }: Wanted): Promise<InfluencerDetails> => {
  const { db, mediaUrls, clock } = ctx
  const { faceIds, ...found } = await findOwn(db, { userId, id: wanted })
  const hers = { userId, faceIds }
  const [newest] = await listMadeWith(db, { ...hers, limit: 1 })
  const faces = await listFaces(db, hers)
  const costs = await sumCosts(db, { ...hers, since: monthOf(clock.now()) })
  return {
    ...describe(ctx, { ...found, usedAt: newest?.createdAt ?? null }),
    faces: faces.map((face) => ({
      id: face.id,
      thumbnail_url: face.thumbnailKey ? mediaUrls.sign(face.thumbnailKey) : null,
    })),
    item_count: await countMadeWith(db, hers),
    month: costs.filter(({ amount }) => amount !== 0),
  }
}

/** Whether a handle is free for an influencer; nobody has the empty one. Throws `not_found`. */
export const checkHandle = async (
  { db }: Context,
  { handle, ...wanted }: Wanted & { handle: string },
): Promise<OutputOf<typeof contract.influencers.checkHandle>> => {
  const { id } = await findOwn(db, wanted)
  const isTaken = handle !== '' && (await isHandleTaken(db, { userId: wanted.userId, id, handle }))
  return { handle, is_free: !isTaken }
}

/** A page of all that was made with an influencer, newest first. Throws `not_found`. */
export const listFeed = async (
  { db, mediaUrls }: Context,
  { cursor, limit, ...wanted }: Wanted & { cursor: string | undefined; limit: number },
): Promise<OutputOf<typeof contract.influencers.listFeed>> => {
  const { faceIds } = await findOwn(db, wanted)
  const { shown, nextCursor } = await readPage(
    { ...(cursor === undefined ? {} : { cursor }), limit },
    {
      list: (page) => listMadeWith(db, { userId: wanted.userId, faceIds, ...page }),
      cursorKeyOf: (asset) => asset,
    },
  )
  const items = shown.map((asset) => ({ kind: asset.kind, item: describeAsset(asset, mediaUrls) }))
  return { items, next_cursor: nextCursor }
}
