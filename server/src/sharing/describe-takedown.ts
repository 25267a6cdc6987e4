import type { OperatorTakedownCase, TakedownCase } from '@visage/contract'
import type { Takedown, TakedownEvent } from './takedown-store.ts'

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

/** A case as the operator sees it, with its log. */
export const describeForOperator = (takedown: Takedown, events: readonly TakedownEvent[]): OperatorTakedownCase => {
  const { address, name, postal_address, email } = takedown.notice
  return {
    ...describeTakedown(takedown),
    address,
    name,
    postal_address,
    email,
    counter_notice: takedown.counterNotice,
    events: events
      .filter(({ takedownId }) => takedownId === takedown.id)
      .map(({ at, actor, action, note }) => ({ at: at.toISOString(), actor, action, note })),
  }
}
