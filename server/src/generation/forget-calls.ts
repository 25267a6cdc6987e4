import type { Context } from '../context.ts'
import { REMEMBERED_MS } from './accept-generation.ts'
import { forgetCallsBefore } from './store/idempotency.ts'

/** Drops the answers of calls that are too old to be repeated. */
export const forgetCalls = ({ db, clock }: Context): Promise<void> =>
  forgetCallsBefore(db, new Date(clock.now().getTime() - REMEMBERED_MS))
