import type { Context } from '../../program/context.ts'
import { inTransaction, lockFor } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { undoMs } from '../erasure/erase-expired.ts'
import { eraseFilesJob } from '../erasure/erase-files.ts'
import { clearDeletion, findStandingOn, noteDeleted, setFavourite } from './store.ts'
import type { Chosen } from './store.ts'

const refusePortraits = async (tx: Tx, chosen: Chosen): Promise<void> => {
  await lockFor(tx, 'influencers', chosen.userId)
  const name = await findStandingOn(tx, chosen)
  if (name !== undefined)
    throw new AppError(
      'conflict',
      `${name} stands on this face. Choose another portrait for ${name}, or remove ${name} from your influencers first. Nothing was deleted.`,
    )
}

/** Takes items out of the gallery, answers which, and has their files erased when they can no longer be brought back. */
export const deleteAssets = (ctx: Context, chosen: Chosen): Promise<string[]> =>
  inTransaction(ctx.db, async (tx) => {
    await refusePortraits(tx, chosen)
    const ids = await noteDeleted(tx, chosen, ctx.clock.now())
    if (ids.length > 0)
      await ctx.queue.enqueue(tx, { job: eraseFilesJob, payload: {}, startAfterMs: undoMs + undoMs / 10 })
    return ids
  })

/** Deletes one item. Throws `not_found` when there is none. */
export const deleteAsset = async (ctx: Context, { id, userId }: { id: string; userId: string }): Promise<void> => {
  const deleted = await deleteAssets(ctx, { userId, ids: [id] })
  if (deleted.length === 0) throw new AppError('not_found')
}

type FavouritesChange = Chosen & { isFavourite: boolean }

/** Makes items favourites or takes that away, and answers which. */
export const markFavourites = ({ db }: Context, { isFavourite, ...chosen }: FavouritesChange): Promise<string[]> =>
  setFavourite(db, chosen, isFavourite)

/** Brings back deleted items and answers which; those that are erased already stay away. */
export const restoreAssets = ({ db }: Context, chosen: Chosen): Promise<string[]> => clearDeletion(db, chosen)
