import { GARMENT_MISSING, MAX_GARMENTS, WORN_RULE } from '@visage/contract'
import type { BodyOf, ClothCategory, contract, Garment, OutputOf, SourceRef } from '@visage/contract'
import { EngineError } from '../../adapters/engines/engine.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findSourceRef, readSource } from '../../gallery/sources.ts'
import { lostFile } from '../../gallery/uploads/upload-rules.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'
import { moderate } from '../../moderation/moderate.ts'
import { changeRow, lockInfluencers } from '../store.ts'
import {
  countGarments,
  deleteGarment,
  findGarment,
  findGarments,
  holdUpload,
  listGarmentRows,
  listLooksWith,
  renameGarmentRow,
  saveGarment,
} from './store.ts'
import type { ShownGarment } from './store.ts'

type Wanted = { userId: string; id: string }

const describe = ({ mediaUrls }: Context, row: ShownGarment): Garment => {
  const { id, name, category, blobKey, width, height, createdAt } = row
  if (width === null || height === null) throw new Error(`The garment ${id} is kept without the size of its picture.`)
  return {
    id,
    name,
    category,
    picture_url: mediaUrls.sign(blobKey),
    width,
    height,
    created_at: createdAt.toISOString(),
  }
}

const read = async (ctx: Context, wanted: Wanted): Promise<Garment> => {
  const row = await findGarment(ctx.db, wanted)
  if (!row) throw new AppError('not_found')
  return describe(ctx, row)
}

/** Everything that a person keeps to wear, the latest first. */
export const listGarments = async (
  ctx: Context,
  userId: string,
): Promise<OutputOf<typeof contract.wardrobe.listGarments>> => ({
  garments: (await listGarmentRows(ctx.db, userId)).map((row) => describe(ctx, row)),
})

/** A look at a garment takes seconds; one that hangs is ended. */
const patienceMs = 60_000
const retryAfterSeconds = 5
/** Whose garments are being read in this process: one at a time, so that nobody keeps the studio from others. */
const reading = new Set<string>()

const later = (message: string, code: 'rate_limited' | 'unavailable', cause?: unknown) =>
  new AppError(code, message, { details: { retry_after_seconds: retryAfterSeconds }, cause })

/** What an engine makes of the picture, for all pictures to come; null where none here reads garments. */
const readGarment = async (
  { engines }: Context,
  { userId, picture, category, signal: asked }: ToRead,
): Promise<Record<string, unknown> | null> => {
  const recipes = (engines.routes.get('cloth') ?? []).map((engine) => engine.recipes.cloth)
  const reads = recipes.find((recipe) => recipe?.readGarment !== undefined)
  if (reading.has(userId)) throw later('Another garment is being read. Please wait until it is done.', 'rate_limited')
  reading.add(userId)
  const patience = AbortSignal.timeout(patienceMs)
  const signal = AbortSignal.any([asked, patience])
  try {
    return (await reads?.readGarment?.({ picture, category, signal })) ?? null
  } catch (error) {
    if (error instanceof EngineError && error.reason === 'refused') throw fieldError('picture', error.message)
    throw patience.aborted
      ? later('The garment could not be read in time. Please try again.', 'unavailable', error)
      : error
  } finally {
    reading.delete(userId)
  }
}
type ToRead = { userId: string; picture: Uint8Array; category: ClothCategory; signal: AbortSignal }

type Kept = Pick<BodyOf<typeof contract.wardrobe.keepGarment>, 'picture' | 'name' | 'category'>

/** Keeps the garment of an upload by name; the upload stays as long. Throws for a picture in which no garment can be made out. */
export const keepGarment = async (
  ctx: Context,
  { userId, picture, name, category, signal }: Kept & { userId: string; signal: AbortSignal },
): Promise<Garment> => {
  const ref = await findSourceRef(ctx, { userId, address: picture, wanted: GARMENT_MISSING })
  const source = await readSource(ctx, { userId, ref })
  if (ref.from !== 'upload' || !source.mimeType.startsWith('image/')) throw new AppError('foreign_url', GARMENT_MISSING)
  await moderate(ctx, { userId, kind: 'garment', texts: [name] })
  const { id } = ref
  const kept = await findGarment(ctx.db, { userId, id })
  const known = kept?.category === category ? kept.reading : null
  const found = known ?? (await readGarment(ctx, { userId, picture: await source.readBytes(), category, signal }))
  await inTransaction(ctx.db, async (tx) => {
    await lockInfluencers(tx, userId)
    if (!(await holdUpload(tx, { userId, id }))) throw lostFile()
    const isNew = (await findGarment(tx, { userId, id })) === undefined
    if (isNew && (await countGarments(tx, userId)) >= MAX_GARMENTS)
      throw new AppError(
        'conflict',
        `A wardrobe holds ${MAX_GARMENTS} garments. Please take one out, then keep this one.`,
      )
    await saveGarment(tx, { id, userId, name, category, reading: found, createdAt: ctx.clock.now() })
  })
  return read(ctx, { userId, id })
}

/** Throws `not_found` for what is not in this person's wardrobe. */
export const renameGarment = async (ctx: Context, { name, ...wanted }: Wanted & { name: string }): Promise<Garment> => {
  await read(ctx, wanted)
  await moderate(ctx, { userId: wanted.userId, kind: 'garment', texts: [name] })
  if (!(await renameGarmentRow(ctx.db, { ...wanted, name }))) throw new AppError('not_found')
  return read(ctx, wanted)
}

/** Takes a garment out of the wardrobe and of all looks; its picture is an upload like any other again. Throws `not_found`. */
export const removeGarment = (ctx: Context, wanted: Wanted): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await lockInfluencers(tx, wanted.userId)
    if (!(await deleteGarment(tx, wanted))) throw new AppError('not_found')
    for (const { id, looks } of await listLooksWith(tx, wanted)) {
      const without = looks.map((look) => ({ ...look, garments: look.garments.filter((each) => each !== wanted.id) }))
      await changeRow(tx, { id, changes: { looks: without } })
    }
  })

const PLACES = { tops: 'top', bottoms: 'bottom', 'one-pieces': 'onePiece' } as const

type Worn = Partial<Record<(typeof PLACES)[ClothCategory], SourceRef>>

/** Garments to be put on together. Throws for one that is not in the wardrobe, and for two that cannot be worn together. */
export const findWorn = async (
  { db }: Pick<Context, 'db'>,
  { userId, ids, field }: { userId: string; ids: readonly string[]; field: string },
): Promise<Worn> => {
  const found = await findGarments(db, { userId, ids })
  if (found.length < new Set(ids).size)
    throw fieldError(field, 'This garment is not in your wardrobe any more. Please choose another one.')
  const worn: Worn = Object.fromEntries(
    found.map(({ id, category }) => [PLACES[category], { from: 'upload', id } satisfies SourceRef]),
  )
  if (Object.keys(worn).length < ids.length || (worn.onePiece && ids.length > 1)) throw fieldError(field, WORN_RULE)
  return worn
}
