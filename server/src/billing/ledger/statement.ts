import { KIND_NAMES, KINDS } from '@visage/contract'
import type { contract, KindName, OutputOf, StatementLine } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { readPage } from '../../lib/paging.ts'
import { listMovements } from './store.ts'

type Movement = Awaited<ReturnType<typeof listMovements>>[number]

const defaultLimit = 50

const TYPES = { grant: 'grant', reserve: 'charge', release: 'release' } as const

const GRANTS: Record<string, string> = {
  referral: 'Welcome credits for signing up through an affiliate link',
}

const findKind = (reason: string): KindName | null => KIND_NAMES.find((kind) => kind === reason) ?? null

const noteOf = ({ movement: { type, reason }, isOpen }: Movement, kind: KindName | null): string => {
  if (type === 'grant') return GRANTS[reason] ?? 'Credits given to you'
  const label = kind === null ? 'Generation' : KINDS[kind].label
  if (type === 'release') return `${label}: given back, as nothing came of it`
  return isOpen ? `${label}: set aside while it is made` : label
}

const describeStatementLine = (row: Movement): StatementLine[] => {
  const { id, type, meter, amount, reason, jobId, createdAt } = row.movement
  if (type === 'settle') return []
  const kind = findKind(reason)
  return [
    {
      id,
      type: TYPES[type],
      is_open: row.isOpen,
      meter,
      amount,
      kind,
      job_id: jobId,
      note: noteOf(row, kind),
      created_at: createdAt.toISOString(),
    },
  ]
}

/** A page of a person's charges, releases and grants, newest first. */
export const listStatement = async (
  { db }: Context,
  { userId, cursor, limit = defaultLimit }: { userId: string; cursor?: string; limit?: number },
): Promise<OutputOf<typeof contract.billing.listStatement>> => {
  const { shown, nextCursor } = await readPage(
    { cursor, limit },
    { list: (page) => listMovements(db, { userId, ...page }), cursorKeyOf: ({ movement }) => movement },
  )
  return { lines: shown.flatMap(describeStatementLine), next_cursor: nextCursor }
}
