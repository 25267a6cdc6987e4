import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followJobs } from '../lib/live-events.ts'
import { shareRotations } from '../lib/refresh-tokens.ts'
import { useSession } from '../lib/session.ts'
import { JOB_UPDATES } from './job-updates.ts'

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
