import type { Tx } from '../db/transaction.ts'
import { endReservation } from './end-reservation.ts'

/** Keeps a job's charge for good. Belongs in the transaction that ends the job. */
export const settle = (tx: Tx, { jobId, now }: { jobId: string; now: Date }): Promise<void> =>
  endReservation(tx, { jobId, type: 'settle', now })
