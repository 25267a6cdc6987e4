import { useQueryClient } from '@tanstack/react-query'
import { kindOf } from '@visage/contract'
import type { KindName, Quality } from '@visage/contract'
import { useNavigate } from 'react-router'
import type { ItemUses } from '../features/gallery/items-panel.tsx'
import { jobsKey, readJob } from '../features/studio/generation/jobs.ts'
import { clearAssetResults } from '../features/studio/generation/result-store.ts'
import { sendGeneration } from '../features/studio/kinds/requests.ts'
import { useIdempotencyKey } from '../lib/api/mutations.ts'
import { readSession } from '../lib/session/session.ts'
import { JOB_UPDATES } from './live-jobs.ts'
import { openWith } from './use-start.ts'

const readTimeoutMs = 10_000

type Wish = {
  input: unknown
  quality?: Quality | undefined
  /** Asking for it again after a lost answer makes no second one. */
  key: string
}

/** Begins a generation from where its form is not, and opens the screen on which it goes on. */
export const useBegin = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { keyFor, spend } = useIdempotencyKey()

  const showJob = async (kind: KindName, jobId: string) => {
    try {
      const job = await readJob(jobId, AbortSignal.timeout(readTimeoutMs))
      for (const update of JOB_UPDATES) update(job, queryClient)
    } catch {
      // It is accepted and charged: the page that opens asks for it until it is told.
      await queryClient.invalidateQueries({ queryKey: jobsKey(kind) })
    }
  }
  return async (name: KindName, { input, quality, key }: Wish): Promise<void> => {
    const how = { userId: readSession().userId, idempotencyKey: keyFor(key), quality }
    const { job_id: jobId } = await sendGeneration(name, input, how)
    spend(key)
    await showJob(name, jobId)
    await navigate(kindOf(name).page.path)
  }
}

/** What makers do with items of the gallery, and what they have to know of a deletion. */
export const useItemUses = (): ItemUses => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const begin = useBegin()
  return {
    onDeleted: (id) => void clearAssetResults(queryClient, id),
    onVary: (item, name) =>
      begin(name, { input: kindOf(name).vary?.(item), quality: item.quality ?? undefined, key: item.id }),
    onUse: (item, maker) => openWith(navigate, maker, maker.goesOn.start(item)),
  }
}
