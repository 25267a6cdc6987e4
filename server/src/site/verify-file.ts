import { clientNetwork } from '../account/client-network.ts'
import { limitAttempts } from '../account/limit-attempts.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { UnreadableFileError } from '../provenance/unreadable-file-error.ts'

const minuteMs = 60 * 1000
const windows = [
  { max: 10, withinMs: minuteMs },
  { max: 60, withinMs: 60 * minuteMs },
]

type Question = { path: string; ip: string; signal: AbortSignal }
type Answer = { from_here: boolean; made_on: string | null }

const asAnswer = (error: unknown): unknown =>
  error instanceof UnreadableFileError ? new AppError('unsupported_media_type', error.message, { cause: error }) : error

/** Looks into a file that somebody sent, for what we put into all that is made here. It is not kept. */
export const verifyFile = async (ctx: Context, { path, ip, signal }: Question): Promise<Answer> => {
  await inTransaction(ctx.db, (tx) => limitAttempts(ctx, tx, [{ key: `verify:${clientNetwork(ip)}`, windows }]))
  const made = await ctx.provenance.findMaking({ path }, signal).catch((error: unknown) => {
    throw asAnswer(error)
  })
  return { from_here: made !== undefined, made_on: made?.day ?? null }
}
