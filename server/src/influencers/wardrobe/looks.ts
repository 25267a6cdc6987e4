import { isDeepStrictEqual } from 'node:util'
import { LOOK_PARTS, MAX_LOOKS } from '@visage/contract'
import type { BodyOf, contract, FormerLook, InfluencerDetails, Look } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'
import { moderate } from '../../moderation/moderate.ts'
import { findOwn, namelessFace, readInfluencer } from '../read-influencers.ts'
import { changeRow, lockInfluencers } from '../store.ts'
import { findWorn } from './garments.ts'
import { renameMadeIn } from './store.ts'

type Wanted = { userId: string; id: string }
type Renamed = { before: string; name: string }

const maxFormerLooks = 100

/** The latest former names, each once; a name that a look has now is that one's alone. */
export const listFormer = (formerLooks: readonly FormerLook[], looks: readonly Look[]): FormerLook[] =>
  [...new Map(formerLooks.map((former) => [former.name, former])).values()]
    .filter((former) => !looks.some(({ name }) => name === former.name))
    .slice(-maxFormerLooks)

/** What her looks were called before, after one of them was renamed. */
const withRenamed = (formerLooks: readonly FormerLook[], { before, name }: Renamed): FormerLook[] => [
  ...formerLooks.map((former) => (former.now === before ? { ...former, now: name } : former)),
  { name: before, now: name },
]

/** Changes the looks of an influencer as they stand now, while nobody else does; `renamed` says how one is called from then on. */
const changeLooks = async (
  ctx: Context,
  wanted: Wanted,
  change: (looks: readonly Look[]) => Look[],
  renamed?: Renamed,
): Promise<InfluencerDetails> => {
  await inTransaction(ctx.db, async (tx) => {
    await lockInfluencers(tx, wanted.userId)
    const { id, row } = await findOwn(tx, wanted)
    if (!row) throw namelessFace()
    const looks = change(row.looks)
    for (const { garments: ids } of looks.filter((look) => !row.looks.includes(look)))
      await findWorn({ db: tx }, { userId: wanted.userId, ids, field: 'garments' })
    // After a lost answer it has the new name already.
    const isRenamed = renamed !== undefined && !isDeepStrictEqual(looks, row.looks)
    const formerLooks = isRenamed ? withRenamed(row.formerLooks, renamed) : row.formerLooks
    await changeRow(tx, { id, changes: { looks, formerLooks: listFormer(formerLooks, looks) } })
    if (isRenamed) await renameMadeIn(tx, { userId: wanted.userId, id, ...renamed })
  })
  return readInfluencer(ctx, wanted)
}

const isNamed =
  (name: string) =>
  (look: Look): boolean =>
    look.name.toLowerCase() === name.toLowerCase()

/** Her looks with one more, or with one in the place of another. What is there already, as after a lost answer, stays. */
const withLook = (looks: readonly Look[], look: Look, insteadOf: Look | undefined): Look[] => {
  const at = insteadOf ? looks.findIndex((each) => isDeepStrictEqual(each, insteadOf)) : looks.length
  const isNew = at < 0 || at === looks.length
  if (isNew && looks.some((each) => isDeepStrictEqual(each, look))) return [...looks]
  if (at < 0)
    throw new AppError(
      'conflict',
      'This look was changed or removed elsewhere meanwhile. Save again to keep it as it stands here, or close this to see what is there now.',
    )
  if (looks.some((each, index) => index !== at && isNamed(look.name)(each)))
    throw fieldError('name', 'Another look has this name. Please choose another one.')
  if (at === MAX_LOOKS)
    throw new AppError('conflict', `Please keep at most ${MAX_LOOKS} looks: remove one, then save this one.`)
  return looks.toSpliced(at, 1, look)
}

/** Adds a look or changes one, and leaves all others as they are. Throws `conflict` where the changed one is not as it was read. */
export const saveLook = async (
  ctx: Context,
  { body, ...wanted }: Wanted & { body: BodyOf<typeof contract.influencers.saveLook> },
): Promise<InfluencerDetails> => {
  const { instead_of: insteadOf, ...look } = body
  await findOwn(ctx.db, wanted)
  const texts = [look.name, ...LOOK_PARTS.map((part) => look[part])].filter((text) => text !== '')
  await moderate(ctx, { userId: wanted.userId, kind: 'influencer', texts })
  const renamed = insteadOf && insteadOf.name !== look.name ? { before: insteadOf.name, name: look.name } : undefined
  return changeLooks(ctx, wanted, (looks) => withLook(looks, look, insteadOf), renamed)
}

/** Takes a look away; one that is gone already is no error. Throws `conflict` where one of its name is not as it was read. */
export const removeLook = (ctx: Context, { look, ...wanted }: Wanted & { look: Look }): Promise<InfluencerDetails> =>
  changeLooks(ctx, wanted, (looks) => {
    if (looks.some((each) => isNamed(look.name)(each) && !isDeepStrictEqual(each, look)))
      throw new AppError('conflict', 'This look was changed elsewhere meanwhile. See what it is now, then remove it.')
    return looks.filter((each) => !isDeepStrictEqual(each, look))
  })
