import type { DeskActionName } from '@visage/contract/desk'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { addAction } from './store/actions.ts'

type Done = {
  /** The operator's address. */
  actor: string
  action: DeskActionName
  personId?: string
  /** What else it is about, such as a case number. Nothing in it may tell who a person is, as it stays for good. */
  subject?: string
  reason?: string
}

/** Writes down what an operator does; belongs in the transaction that does it. */
export const logAction = async (
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { actor, action, personId, subject, reason }: Done,
): Promise<void> =>
  addAction(tx, {
    at: clock.now(),
    actor,
    action,
    personId: personId ?? null,
    subject: subject ?? null,
    reason: reason ?? null,
  })
