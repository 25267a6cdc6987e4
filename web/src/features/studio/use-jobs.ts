import type { Job, KindName } from '@visage/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { listOpenJobs, readJob } from './api.ts'
import { isOpen, jobsKey, withJob } from './job-list.ts'
import { listRememberedJobs, rememberOpenJobs } from './open-jobs.ts'

/** How often open jobs are asked for, beside the live stream that normally tells first. */
const pollMs = 5000

const readEnded = async (id: string, signal: AbortSignal): Promise<Job | undefined> => {
  try {
    return await readJob(id, signal)
  } catch (error) {
    if (isApiError(error, 'not_found')) return undefined
    throw error
  }
}

type Refresh = { kind: KindName; queryClient: QueryClient; onEnded: (job: Job) => void }

const refreshJobs = async ({ kind, queryClient, onEnded }: Refresh, signal: AbortSignal): Promise<Job[]> => {
  const known = () => queryClient.getQueryData<Job[]>(jobsKey(kind)) ?? []
  const open = await listOpenJobs(kind, signal)
  const expected = new Set([
    ...listRememberedJobs(kind),
    ...known()
      .filter(isOpen)
      .map(({ id }) => id),
  ])
  const unseen = [...expected].filter((expectedId) => !open.some(({ id }) => id === expectedId))
  const ended = await Promise.all(unseen.map((id) => readEnded(id, signal)))
  const gone = new Set(unseen.filter((_, index) => ended[index] === undefined))
  for (const job of ended) if (job) onEnded(job)
  return open.reduce(
    withJob,
    known().filter(({ id }) => !gone.has(id)),
  )
}

/**
 * The jobs of a kind: those that wait or run, and those that ended while the site was open.
 * `onEnded` is told of a job whose end the live stream has not told; it must put the job into the list.
 */
export const useJobs = (kind: KindName, onEnded: (job: Job) => void): { jobs: Job[]; isLoaded: boolean } => {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: jobsKey(kind),
    queryFn: ({ signal }) => refreshJobs({ kind, queryClient, onEnded }, signal),
    staleTime: 0,
    gcTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? pollMs : false),
  })
  useEffect(() => {
    if (query.data) rememberOpenJobs(kind, query.data)
  }, [kind, query.data])
  return { jobs: query.data ?? [], isLoaded: query.isFetched }
}
