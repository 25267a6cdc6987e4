import type { Tx } from '../db/transaction.ts'
import { addEnd, findReservation } from './store/ledger.ts'

type End = { jobId: string; type: 'settle' | 'release'; now: Date }

/** Ends a job's reservation once: throws when it has none or when it has ended before. */
export const endReservation = async (tx: Tx, { jobId, type, now }: End): Promise<void> => {
  const reservation = await findReservation(tx, jobId)
  if (!reservation) throw new Error(`Job ${jobId} has reserved nothing.`)
  const { userId, allowanceId, meter, reason } = reservation
  const amount = type === 'release' ? -reservation.amount : 0
  const ended = await addEnd(tx, { userId, allowanceId, meter, reason, jobId, type, amount, createdAt: now })
  if (!ended) throw new Error(`The reservation of job ${jobId} has ended before.`)
}
