import { clientNetwork } from '../account/limits/client-network.ts'
import { limitAttempts } from '../account/limits/limit-attempts.ts'
import { UnreadableFileError } from '../adapters/provenance/provenance.ts'
import type { Context } from '../program/context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'

const minuteMs = 60 * 1000
const windows = [
  { max: 10, withinMs: minuteMs },
  { max: 60, withinMs: 60 * minuteMs },
]

/** Counts a large file that somebody unknown is about to send; throws `rate_limited` when it is one too many. */
export const admitFile = async (ctx: Context, ip: string): Promise<void> => {
  await inTransaction(ctx.db, (tx) => limitAttempts(ctx, tx, [{ key: `file:${clientNetwork(ip)}`, windows }]))
}

type Question = { path: string; signal: AbortSignal }
type Answer = { from_here: boolean; made_on: string | null }

const asAnswer = (error: unknown): unknown =>
  error instanceof UnreadableFileError ? new AppError('unsupported_media_type', error.message, { cause: error }) : error

/** Looks into a file that somebody sent, for what we put into all that is made here. It is not kept. */
export const verifyFile = async (ctx: Context, { path, signal }: Question): Promise<Answer> => {
  const made = await ctx.provenance.findOrigin({ path }, signal).catch((error: unknown) => {
    throw asAnswer(error)
  })
  return { from_here: made !== undefined, made_on: made?.day ?? null }
}
