import type { Context } from '../context.ts'
import type { JobRow } from './store/jobs.ts'

/** Has the engine stop what nobody wants any more. One that does not take it is only logged: the job is over anyway. */
export const stopEngine = async (
  ctx: Context,
  { id, engine, kind }: Pick<JobRow, 'id' | 'engine' | 'kind'>,
  operation: unknown,
): Promise<void> => {
  try {
    await ctx.engines.findByName(engine)?.recipes[kind]?.cancel?.(operation)
  } catch (error) {
    ctx.log.warn({ err: error, job: id, engine }, 'the engine did not take the cancellation')
  }
}
