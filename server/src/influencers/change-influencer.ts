import { MAX_INFLUENCERS, TALK_MESSAGES } from '@visage/contract'
import type { BodyOf, contract, InfluencerDetails } from '@visage/contract'
import { findMuteSounds, isSpeaker } from '../adapters/engines/tasks/speech.ts'
import type { Context } from '../program/context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Tx } from '../db/transaction.ts'
import { AppError, fieldError } from '../lib/app-error.ts'
import { moderate } from '../moderation/moderate.ts'
import { findOwn, namelessFace, readInfluencer } from './read-influencers.ts'
import type { Found } from './read-influencers.ts'
import {
  addFace,
  addInfluencer,
  changeRow,
  countInfluencers,
  deleteInfluencer,
  findFace,
  isHandleTaken,
  lockInfluencers,
  moveFaces,
} from './store.ts'
import type { Changes, InfluencerRow } from './store.ts'
import { listFormer } from './wardrobe/looks.ts'

type Wanted = { userId: string; id: string }
type Body = BodyOf<typeof contract.influencers.changeInfluencer>

/** What others may come to read. Words that she never uses are nobody's to read, and often such that would be refused. */
const textsOf = ({ lexicon = [], ...body }: Body): string[] => {
  const { name, handle, biography, niche, tone, pronouns, wardrobe, places, disclosure } = body
  // What is said aloud is heard by others, however it is written.
  const said = lexicon.flatMap(({ word, spoken }) => [word, spoken])
  const texts = [name, handle, biography, niche, tone, pronouns, wardrobe, places, disclosure, ...said]
  return texts.filter((text) => text !== undefined && text !== '') as string[]
}

const changesOf = (body: Body, now: Date): Changes => {
  const { handle, never_words: neverWords, face_id: portraitId, is_favourite: isFavourite, ...rest } = body
  const { is_archived: isArchived, ...texts } = rest
  const changes = {
    ...texts,
    neverWords,
    portraitId,
    isFavourite,
    handle: handle === '' ? null : handle,
    archivedAt: isArchived === undefined ? undefined : isArchived ? now : null,
  }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

/** A sound that no voice can say would be found out only when she talks. */
const refuseMuteSounds = ({ lexicon = [] }: Body): void => {
  const fields = Object.fromEntries(
    Array.from(findMuteSounds(lexicon), ([index, problem]) => [`lexicon.${index}.spoken`, problem] as const),
  )
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('invalid_input', message, { details: { fields } })
}

const begin = async (tx: Tx, { userId, id, name, now }: Wanted & { name: string | undefined; now: Date }) => {
  if (name === undefined) throw namelessFace()
  if ((await countInfluencers(tx, userId)) >= MAX_INFLUENCERS)
    throw new AppError(
      'conflict',
      `An account holds ${MAX_INFLUENCERS} influencers. Please merge two or remove one, then name this face.`,
    )
  await addInfluencer(tx, { id, userId, name, portraitId: id, createdAt: now })
}

const refuseTaken = async (tx: Tx, { userId, id, handle }: Wanted & { handle: string | undefined }): Promise<void> => {
  if (handle && (await isHandleTaken(tx, { userId, id, handle })))
    throw fieldError('handle', `Another influencer of yours is @${handle}. Please choose another handle.`)
}

const refuseForeignFace = async (tx: Tx, { userId, faceIds, faceId }: FaceChoice): Promise<void> => {
  if (faceId === undefined) return
  if (!faceIds.includes(faceId) || !(await findFace(tx, { userId, id: faceId })))
    throw fieldError('face_id', 'Please choose one of her own faces.')
}
type FaceChoice = { userId: string; faceIds: readonly string[]; faceId: string | undefined }

/** Changes what is known of an influencer; a face becomes one with its name. All or nothing. */
export const changeInfluencer = async (
  ctx: Context,
  { body, ...wanted }: Wanted & { body: Body },
): Promise<InfluencerDetails> => {
  const { userId } = wanted
  if (body.voice && !isSpeaker(ctx.engines, body.voice)) throw fieldError('voice', TALK_MESSAGES.voice)
  refuseMuteSounds(body)
  await findOwn(ctx.db, wanted)
  await moderate(ctx, { userId, kind: 'influencer', texts: textsOf(body) })
  await inTransaction(ctx.db, async (tx) => {
    await lockInfluencers(tx, userId)
    const { id, row, faceIds } = await findOwn(tx, wanted)
    const now = ctx.clock.now()
    await refuseTaken(tx, { userId, id, handle: body.handle })
    await refuseForeignFace(tx, { userId, faceIds, faceId: body.face_id })
    if (!row) await begin(tx, { userId, id, name: body.name, now })
    await changeRow(tx, { id, changes: changesOf(body, now) })
  })
  return readInfluencer(ctx, wanted)
}

const takeOver = async (tx: Tx, { id, row }: Found, to: InfluencerRow): Promise<void> => {
  if (!row) return addFace(tx, { faceId: id, influencerId: to.id })
  await moveFaces(tx, { from: id, to: to.id })
  // What was made in the other one's looks is found by their old names as before, unless these mean a look of this one.
  const formerLooks = listFormer([...row.formerLooks, ...to.formerLooks], to.looks)
  await changeRow(tx, { id: to.id, changes: { formerLooks } })
  await deleteInfluencer(tx, id)
}

/** Gives another influencer's faces to this one, and forgets what else is known of the other. All or nothing. */
export const mergeInfluencers = async (
  ctx: Context,
  { otherId, ...wanted }: Wanted & { otherId: string },
): Promise<InfluencerDetails> => {
  const { userId } = wanted
  await inTransaction(ctx.db, async (tx) => {
    await lockInfluencers(tx, userId)
    const { id, row } = await findOwn(tx, wanted)
    const other = await findOwn(tx, { userId, id: otherId })
    if (other.id === id) throw fieldError('other_id', 'Please choose another influencer to merge with.')
    if (!row) throw namelessFace()
    await takeOver(tx, other, row)
  })
  return readInfluencer(ctx, wanted)
}

/** Forgets what is known of a named influencer: her faces are faces without a name from then on. Throws `not_found`. */
export const removeInfluencer = (ctx: Context, wanted: Wanted): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await lockInfluencers(tx, wanted.userId)
    const { row, id } = await findOwn(tx, wanted)
    if (!row) throw new AppError('not_found', 'This face has no name to forget. It can be deleted in the gallery.')
    await deleteInfluencer(tx, id)
  })
