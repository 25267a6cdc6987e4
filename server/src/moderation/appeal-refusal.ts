import type { Refusal } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeRefusal } from './describe-refusal.ts'
import { findRefusal, saveAppeal } from './refusal-store.ts'

type Input = { id: string; userId: string; text: string }

/** Asks the operator to look at a refusal; once each. */
export const appealRefusal = async ({ db, clock }: Context, { id, userId, text }: Input): Promise<Refusal> => {
  const saved = await saveAppeal(db, { id, userId, appeal: text, appealedAt: clock.now() })
  if (saved) return describeRefusal(saved)
  if (!(await findRefusal(db, { id, userId }))) throw new AppError('not_found')
  throw new AppError('conflict', 'You have asked for a review of this already.')
}
