import type { Refusal } from '@visage/contract'
import type { RefusalRow } from './refusal-store.ts'

/** A refusal as the person whom it met sees it. */
export const describeRefusal = (row: RefusalRow): Refusal => ({
  id: row.id,
  texts: row.texts,
  is_file: row.kind === 'upload',
  reason: row.reason,
  state: row.state,
  appeal: row.appeal,
  note: row.note,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
})
