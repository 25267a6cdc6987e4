import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { UnreadableFileError } from '../provenance/unreadable-file-error.ts'

type Question = { path: string; signal: AbortSignal }
type Answer = { from_here: boolean; made_on: string | null }

const asAnswer = (error: unknown): unknown =>
  error instanceof UnreadableFileError ? new AppError('unsupported_media_type', error.message, { cause: error }) : error

/** Looks into a file that somebody sent, for what we put into all that is made here. It is not kept. */
export const verifyFile = async (ctx: Context, { path, signal }: Question): Promise<Answer> => {
  const made = await ctx.provenance.findMaking({ path }, signal).catch((error: unknown) => {
    throw asAnswer(error)
  })
  return { from_here: made !== undefined, made_on: made?.day ?? null }
}
