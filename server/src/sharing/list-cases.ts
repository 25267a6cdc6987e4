import type { OperatorTakedownCase, TakedownCase, TakedownState } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeForOperator, describeTakedown } from './describe-takedown.ts'
import { findTakedown, listEventsOf, listTakedowns, listTakedownsOf } from './takedown-store.ts'

/** Cases about a person's own items. */
export const listOwnCases = async ({ db }: Context, userId: string): Promise<TakedownCase[]> =>
  (await listTakedownsOf(db, userId)).map(describeTakedown)

/** The operator's queue. */
export const listCases = async ({ db }: Context, state: TakedownState | undefined): Promise<OperatorTakedownCase[]> => {
  const found = await listTakedowns(db, state)
  const events = await listEventsOf(
    db,
    found.map(({ id }) => id),
  )
  return found.map((takedown) => describeForOperator(takedown, events))
}

export const readCase = async ({ db }: Context, caseNumber: string): Promise<OperatorTakedownCase> => {
  const takedown = await findTakedown(db, { caseNumber })
  if (!takedown) throw new AppError('not_found', 'There is no such case.')
  return describeForOperator(takedown, await listEventsOf(db, [takedown.id]))
}
