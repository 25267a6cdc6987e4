import type { Tx } from '../db/transaction.ts'
import { endReservation } from './end-reservation.ts'

/** Gives a job's charge back. Belongs in the transaction that ends the job. */
export const release = (tx: Tx, { jobId, now }: { jobId: string; now: Date }): Promise<void> =>
  endReservation(tx, { jobId, type: 'release', now })
