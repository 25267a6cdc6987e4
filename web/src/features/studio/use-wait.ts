import type { KindName, Wait } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { readWait } from './api.ts'
import { requestOf } from './kinds/requests.ts'

const askAgainMs = 60_000

type Wanted = {
  kind: KindName
  choice: string
  /** While one's own work goes on, what was known stays. */
  isResting: boolean
}

/** What the next result of a choice would take; undefined while that is not known. */
export const useWait = ({ kind, choice, isResting }: Wanted): Wait | undefined => {
  const mode = requestOf(kind).modeOf?.(choice)
  return useQuery({
    queryKey: ['studio', 'wait', kind, mode],
    queryFn: ({ signal }) => readWait({ kind, ...(mode !== undefined && { mode }) }, signal),
    enabled: !isResting,
    retry: false,
    refetchInterval: askAgainMs,
  }).data
}
