import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { saveDecision } from './refusal-store.ts'
import type { RefusalRow } from './refusal-store.ts'

type Decision = { id: string; decision: 'allow' | 'refuse'; note: string; actor: string }

/** Allows the very words to the person who appealed, or upholds the refusal. Throws `conflict` when nothing waits. */
export const decideAppeal = async (
  { db, clock }: Context,
  { id, decision, note, actor }: Decision,
): Promise<RefusalRow> => {
  const state = decision === 'allow' ? 'allowed' : 'upheld'
  const decided = await saveDecision(db, { id, state, note, decidedBy: actor, decidedAt: clock.now() })
  if (!decided) throw new AppError('conflict', 'No appeal waits for a decision here.')
  return decided
}
