import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { Batch, BodyOf, QueryOf } from '@visage/contract'
import { call, callForFile } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/api/downloads.ts'
import type { JobUpdate } from '../../../lib/api/live-events.ts'
import { useIdempotencyKey, useMutation } from '../../../lib/api/mutations.ts'
import { mayPass } from '../../../lib/api/queries.ts'
import { isOpen, withJob } from '../generation/jobs.ts'

const BATCH_KEY = ['studio', 'batch'] as const
const LIST_KEY = ['studio', 'batches'] as const
const batchKey = (id: string) => [...BATCH_KEY, id] as const

const pollMs = 15_000
const sheetTimeoutMs = 120_000

/** Keeps the batches in step with their jobs. */
export const updateBatches: JobUpdate = (job, queryClient) => {
  queryClient.setQueriesData<Batch>({ queryKey: BATCH_KEY }, (batch) =>
    batch?.jobs.some(({ id }) => id === job.id) ? { ...batch, jobs: withJob(batch.jobs, job) } : batch,
  )
  if (!isOpen(job)) void queryClient.invalidateQueries({ queryKey: LIST_KEY })
}

type Which = Pick<QueryOf<typeof contract.batches.listBatches>, 'purpose' | 'influencer'>

/** One's batches, newest first, page by page; all of them unless told. */
export const useBatches = (which: Which = {}) => {
  const query = useInfiniteQuery({
    queryKey: [...LIST_KEY, which],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(contract.batches.listBatches, { query: { ...which, ...(cursor !== undefined && { cursor }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
  return { ...query, batches: query.data?.pages.flatMap(({ batches }) => batches) ?? [] }
}

/** A batch as it stands, and what can be done with it. */
export const useBatch = (id: string) => {
  const queryClient = useQueryClient()
  const params = { id }
  const query = useQuery({
    queryKey: batchKey(id),
    queryFn: ({ signal }) => call(contract.batches.readBatch, { params }, { signal }),
    refetchInterval: ({ state }) => (state.data?.jobs.some(isOpen) ? pollMs : false),
  })
  const onSuccess = (changed: Batch) => {
    queryClient.setQueryData(batchKey(id), changed)
    void queryClient.invalidateQueries({ queryKey: ['usage'] })
  }
  const cancel = useMutation({ mutationFn: () => call(contract.batches.cancelBatch, { params }), onSuccess })
  const retry = useMutation({
    mutationFn: (places: number[]) => call(contract.batches.retryBatch, { params, body: { places } }),
    onSuccess,
  })
  return { query, cancel, retry }
}

type Plan = BodyOf<typeof contract.batches.startBatch>

/** Starts a batch; the same plan that is sent again after a lost answer begins nothing twice. */
export const useStartBatch = (onStarted: (id: string) => void) => {
  const queryClient = useQueryClient()
  const keys = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: Plan) => call(contract.batches.startBatch, { body }, { idempotencyKey: keys.keyFor(body) }),
    onSuccess: (started) => {
      queryClient.setQueryData(batchKey(started.id), started)
      void queryClient.invalidateQueries({ queryKey: LIST_KEY })
      onStarted(started.id)
    },
    onSettled: (_started, error, body) => {
      if (!mayPass(error)) keys.spend(body)
    },
  })
}

/** Saves the finished pictures side by side as one. */
export const downloadSheet = async (id: string): Promise<void> =>
  saveFile(await callForFile(contract.batches.downloadSheet, { params: { id } }, { timeoutMs: sheetTimeoutMs }))
