import type { Db } from '../db/transaction.ts'
import { hasEnded } from './has-ended.ts'
import { findJob } from './store/jobs.ts'

/** The job is no longer this worker's: it was cancelled or deleted, or another worker has taken it. */
export class HoldLost extends Error {
  override name = 'HoldLost'
  /** Whether nobody wants the engine's work any more. */
  readonly isUnwanted: boolean

  constructor(isUnwanted: boolean) {
    super(isUnwanted ? 'The job was cancelled.' : 'Another worker has taken the job.')
    this.isUnwanted = isUnwanted
  }
}

/** Why a job is no longer this worker's. */
export const readLoss = async (db: Db, jobId: string): Promise<HoldLost> => {
  const job = await findJob(db, jobId)
  return new HoldLost(!job || hasEnded(job))
}
