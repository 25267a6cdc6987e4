import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { decideTakedown } from './decide-takedown.ts'
import { listOverdue } from './takedown-store.ts'

const note = 'Nobody decided within three hours.'

const isDecided = (error: unknown) => error instanceof AppError && error.code === 'conflict'

/** Hides what cases are about that nobody decided in time; the operator can put it back. */
export const hideOverdue = async (ctx: Context): Promise<void> => {
  const errors: unknown[] = []
  for (const caseNumber of await listOverdue(ctx.db, ctx.clock.now()))
    try {
      await decideTakedown(ctx, { caseNumber, action: 'hide', note, actor: 'clock' })
    } catch (error) {
      if (!isDecided(error)) errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, 'Some cases could not be hidden in time.')
}
