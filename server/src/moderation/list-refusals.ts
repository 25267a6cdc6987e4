import type { Refusal } from '@visage/contract'
import type { Context } from '../context.ts'
import { describeRefusal } from './describe-refusal.ts'
import { listRefusalsOf } from './refusal-store.ts'

const most = 100

/** What was refused to a person, newest first. */
export const listRefusals = async ({ db }: Context, userId: string): Promise<Refusal[]> =>
  (await listRefusalsOf(db, userId, most)).map(describeRefusal)
