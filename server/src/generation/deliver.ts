import type { KindName } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'

export type Delivery = { jobId: string; kind: KindName; engine: string; startAfterMs?: number }

/** Puts a generation's id on the queue, as part of a transaction. */
export type Deliver = (ctx: Context, tx: Tx, delivery: Delivery) => Promise<void>
