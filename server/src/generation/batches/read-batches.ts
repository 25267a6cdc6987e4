import type { Batch, contract, OutputOf } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { findOwn } from '../../influencers/read-influencers.ts'
import { AppError } from '../../lib/app-error.ts'
import { readPage } from '../../lib/paging.ts'
import type { PageRequest } from '../../lib/paging.ts'
import { describeJobs } from '../read/read-jobs.ts'
import { countJobsOf, findBatch, listBatchRows, listJobsOf } from './store.ts'
import type { BatchRow, WhichBatches } from './store.ts'

export type WantedBatch = { id: string; userId: string }

const describe = ({ id, purpose, title, faceId, gender, createdAt }: BatchRow) => ({
  id,
  purpose,
  title,
  face_id: faceId,
  gender,
  created_at: createdAt.toISOString(),
})

/** A person's batch with the latest job of each picture. Throws `not_found`. */
export const readBatch = async (ctx: Context, wanted: WantedBatch): Promise<Batch> => {
  const batch = await findBatch(ctx.db, wanted)
  if (!batch) throw new AppError('not_found')
  const made = await listJobsOf(ctx.db, wanted)
  const jobs = await describeJobs(
    ctx,
    made.map(({ job }) => job),
  )
  return { ...describe(batch), jobs, labels: made.map(({ label }) => label) }
}

type Wanted = PageRequest & Pick<WhichBatches, 'userId' | 'purpose'> & { influencer?: string }

/** A page of a person's batches, newest first. Throws `not_found` for an influencer of somebody else. */
export const listBatches = async (
  { db }: Context,
  { userId, purpose, influencer, ...page }: Wanted,
): Promise<OutputOf<typeof contract.batches.listBatches>> => {
  const hers = influencer === undefined ? undefined : await findOwn(db, { userId, id: influencer })
  const which = { userId, ...(purpose && { purpose }), ...(hers && { faceIds: hers.faceIds }) }
  const { shown, nextCursor } = await readPage(page, {
    list: (query) => listBatchRows(db, { ...query, ...which }),
    cursorKeyOf: (batch) => batch,
  })
  const counts = await countJobsOf(
    db,
    shown.map(({ id }) => id),
  )
  const batches = shown.map((batch) => ({ ...describe(batch), ...(counts.get(batch.id) ?? { count: 0, done: 0 }) }))
  return { batches, next_cursor: nextCursor }
}
