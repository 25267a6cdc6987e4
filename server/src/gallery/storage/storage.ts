import { PLANS } from '@visage/contract'
import type { Storage } from '@visage/contract'
import { readPaidPlan } from '../../billing/ledger/charge.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { eraseFilesJob } from '../erasure/erase-files.ts'
import { addFilesToErase, removeUploads } from '../erasure/store.ts'
import { listIdleUploads, lockArrivals, sumStored } from './store.ts'

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

const readLimit = async ({ config, clock }: Context, db: Db, userId: string): Promise<number> => {
  const plan = await readPaidPlan(db, { userId, now: clock.now() })
  return plan ? PLANS[plan].storageGigabytes * gigabyte : config.limits.trialStorageMegabytes * megabyte
}

/** Bytes that a person's files take, and may take. */
export const measureStorage = async (
  ctx: Context,
  db: Db,
  userId: string,
): Promise<{ used: number; limit: number }> => {
  const { made, brought } = await sumStored(db, userId)
  return { used: made + brought, limit: await readLimit(ctx, db, userId) }
}

export const readStorage = async (ctx: Context, userId: string): Promise<Storage> => {
  const { made, brought } = await sumStored(ctx.db, userId)
  return { made_bytes: made, brought_bytes: brought, limit_bytes: await readLimit(ctx, ctx.db, userId) }
}

const sizeText = (bytes: number): string =>
  bytes >= gigabyte ? `${Math.round((bytes / gigabyte) * 10) / 10} GB` : `${Math.ceil(bytes / megabyte)} MB`

export const storageFull = ({ used, limit }: { used: number; limit: number }): AppError =>
  new AppError(
    'storage_full',
    used >= limit
      ? `Your ${sizeText(limit)} of storage are full. Please delete items from your gallery, or what you brought in on your profile, or choose a larger plan. Nothing was charged.`
      : `This is more than what is left of your ${sizeText(limit)} of storage. Please delete items from your gallery, or what you brought in on your profile, or choose a larger plan.`,
  )

/**
 * Throws `storage_full` for a person without any room left, before anything new is begun. What was begun is kept: a
 * result that somebody has paid for is stored however full it is.
 */
export const refuseWhenFull = async (ctx: Context, db: Db, userId: string): Promise<void> => {
  const measured = await measureStorage(ctx, db, userId)
  if (measured.used >= measured.limit) throw storageFull(measured)
}

/** Holds a person's storage until the transaction ends. Throws `storage_full` where a file does not fit any more. */
export const takeRoom = async (
  ctx: Context,
  tx: Tx,
  { userId, bytes }: { userId: string; bytes: number },
): Promise<void> => {
  await lockArrivals(tx, userId)
  const measured = await measureStorage(ctx, tx, userId)
  if (measured.used + bytes > measured.limit) throw storageFull(measured)
}

/** Deletes what a person brought in, except for garments of the wardrobe and what a generation under way works from; the files follow at once. */
export const clearUploads = async (ctx: Context, userId: string): Promise<Storage> => {
  await inTransaction(ctx.db, async (tx) => {
    const blobKeys = await removeUploads(tx, await listIdleUploads(tx, userId))
    if (blobKeys.length === 0) return
    await addFilesToErase(tx, blobKeys, ctx.clock.now())
    await ctx.queue.enqueue(tx, { job: eraseFilesJob, payload: {} })
  })
  return readStorage(ctx, userId)
}
