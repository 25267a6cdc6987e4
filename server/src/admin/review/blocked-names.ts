import type { OutputOf } from '@visage/contract'
import type { admin } from '@visage/contract/admin'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addBlockedName, listBlockedNames, removeBlockedName } from '../../moderation/blocked-names.ts'
import { logAction } from '../log/actions.ts'

/** Names that nobody may ask for. */
export const listNames = async (ctx: Context): Promise<OutputOf<typeof admin.listBlockedNames>> => {
  const { names, fromPolicy } = await listBlockedNames(ctx)
  return {
    names: names.map(({ id, name, note, addedBy, createdAt }) => ({
      id,
      name,
      note,
      added_by: addedBy,
      created_at: createdAt.toISOString(),
    })),
    from_policy: [...fromPolicy],
  }
}

type Done = { reason: string; actor: string }

export const blockName = (ctx: Context, { name, reason, actor }: Done & { name: string }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await addBlockedName({ ...ctx, db: tx }, { name, note: reason, actor })
    await logAction(ctx, tx, { actor, action: 'name.block', subject: name, reason })
  })

export const unblockName = (ctx: Context, { id, reason, actor }: Done & { id: string }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { name } = await removeBlockedName({ ...ctx, db: tx }, id)
    await logAction(ctx, tx, { actor, action: 'name.allow', subject: name, reason })
  })
