import { useQuery } from '@tanstack/react-query'
import { contract, QUALITIES } from '@visage/contract'
import type { KindName, Quality, Wait } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { modeOf } from './choices.ts'

/** How long something would take that was asked for now, and what can be chosen. */
const readWait = (query: { kind: KindName; mode?: string; quality?: Quality }, signal?: AbortSignal): Promise<Wait> =>
  call(contract.waits.readWait, { query }, { signal })

const refreshMs = 60_000

export type QualityChoice = {
  /** What the next result of the choice would take; undefined while that is not known. */
  wait: Wait | undefined
  /** What is asked for; undefined where there is nothing to choose. */
  quality: Quality | undefined
  onQuality: (quality: Quality) => void
}

type Place = {
  kind: KindName
  choice: string
  isOffered: boolean
  /** While one's own work goes on, what was known stays. */
  isResting: boolean
}

/** What is sent of what was chosen here or in another maker: nothing where it cannot be had. */
export const qualityOf = (
  kept: Quality | undefined,
  wait: Pick<Wait, 'qualities'> | undefined,
): Quality | undefined => {
  if (!wait) return kept
  const open = wait.qualities.filter((each) => each.is_included)
  return (open.find(({ quality }) => quality === kept) ?? open[0])?.quality
}

/** The quality of what is made next, which all makers of this tab share. */
export const useQuality = ({ kind, choice, isOffered, isResting }: Place): QualityChoice => {
  const [stored, keep] = useDraft('quality')
  const kept = QUALITIES.find((known) => known === stored)
  const mode = modeOf(kind, choice)
  const { data: wait } = useQuery({
    queryKey: ['studio', 'wait', kind, mode, kept],
    queryFn: ({ signal }) =>
      readWait({ kind, ...(mode !== undefined && { mode }), ...(kept && { quality: kept }) }, signal),
    enabled: isOffered && !isResting,
    retry: false,
    refetchInterval: refreshMs,
    placeholderData: (earlier, query) =>
      query?.queryKey[2] === kind && query.queryKey[3] === mode ? earlier : undefined,
  })
  return { wait, quality: qualityOf(kept, wait), onQuality: keep }
}
