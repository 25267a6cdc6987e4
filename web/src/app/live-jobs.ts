import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshUsage } from '../features/billing/billing-queries.ts'
import { refreshGallery } from '../features/gallery/list/gallery-list.ts'
import { updateBatches } from '../features/studio/batch/use-batch.ts'
import { updateJob } from '../features/studio/generation/jobs.ts'
import { refreshCosts } from '../lib/api/influencers.ts'
import { followJobs } from '../lib/api/live-events.ts'
import type { JobUpdate } from '../lib/api/live-events.ts'
import { shareRotations } from '../lib/api/refresh-tokens.ts'
import { useSession } from '../lib/session/session.ts'

/** What happens to the caches when a job changes: the one list, a line a feature. */
export const JOB_UPDATES: readonly JobUpdate[] = [updateJob, updateBatches, refreshGallery, refreshCosts, refreshUsage]

/** Keeps the caches in step with the person's jobs while a signed-in page is open. */
export const useLiveJobs = (): void => {
  const queryClient = useQueryClient()
  const userId = useSession()?.userId
  useEffect(() => shareRotations(), [])
  useEffect(() => {
    if (!userId) return undefined
    const controller = new AbortController()
    void followJobs({
      signal: controller.signal,
      onJob: (job) => {
        for (const update of JOB_UPDATES) update(job, queryClient)
      },
      onReconnect: () => void queryClient.invalidateQueries(),
    })
    return () => controller.abort()
  }, [queryClient, userId])
}
