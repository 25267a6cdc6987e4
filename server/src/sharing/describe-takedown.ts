import type { TakedownCase } from '@visage/contract'
import type { Takedown } from './takedown-store.ts'

/** A case as the owner of the content may see it. */
export const describeTakedown = ({
  caseNumber,
  state,
  notice,
  assetId,
  receivedAt,
  dueAt,
}: Takedown): TakedownCase => ({
  case_number: caseNumber,
  state,
  right: notice.right,
  reasons: notice.reasons,
  asset_id: assetId,
  received_at: receivedAt.toISOString(),
  due_at: dueAt.toISOString(),
})
