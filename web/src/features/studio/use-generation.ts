import type { Job, JobAccepted, KindInput, KindName } from '@visage/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../lib/api-error.ts'
import { mayPass } from '../../lib/query-client.ts'
import { readSession } from '../../lib/session.ts'
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { cancelJob, deleteAsset, readJob } from './api.ts'
import { findLatest, isOpen, jobsKey, withJob } from './job-list.ts'
import { requestOf } from './kinds/requests.ts'
import { findResultOf, forgetResult, keepResult, restoreResult, resultKey } from './result-store.ts'
import type { Slot } from './result-store.ts'
import { stageViewOf } from './stage-view.ts'
import { updateJob } from './update-job.ts'
import { useJobs } from './use-jobs.ts'

const jobFrom = (accepted: JobAccepted, input: KindInput<KindName>): Job => ({
  id: accepted.job_id,
  kind: accepted.kind,
  status: accepted.status,
  position: accepted.position,
  eta_seconds: accepted.eta_seconds,
  eta_p90_seconds: accepted.eta_p90_seconds,
  cost: accepted.cost,
  progress: 0,
  stage: null,
  preview_url: null,
  engine: '',
  input,
  result: null,
  error: null,
  created_at: new Date().toISOString(),
  started_at: null,
  finished_at: null,
})

/** The result kept for a place; null when there is none. */
const useKeptResult = (slot: Slot) => {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: resultKey(slot),
    queryFn: () => restoreResult(queryClient, slot),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { result: query.data ?? null, isLoaded: query.isFetched }
}

type Options = {
  onDeleted: (assetId: string) => void
  /** Told of a job's end that the live stream has not told. */
  onEnded: (job: Job) => void
}

/** One place where a kind is generated: what to show there, and what can be done. */
export const useGeneration = (slot: Slot, { onDeleted, onEnded }: Options) => {
  const queryClient = useQueryClient()
  const request = requestOf(slot.kind)
  const { jobs, isLoaded } = useJobs(slot.kind, onEnded)
  const kept = useKeptResult(slot)
  const keys = useIdempotencyKey()

  const isHere = ({ input }: Job) => request.choiceOf(input) === slot.choice
  const job = findLatest(jobs, isHere)
  // What ended here before makes room: this browser's clock may be behind the server's.
  const addJob = (added: Job) =>
    queryClient.setQueryData<Job[]>(jobsKey(slot.kind), (known = []) =>
      withJob(
        known.filter((other) => other.id === added.id || isOpen(other) || !isHere(other)),
        added,
      ),
    )

  const sending = useMutation({
    mutationFn: async (input: KindInput<KindName>) => {
      const idempotencyKey = keys.keyFor(input)
      return jobFrom(await request.send(input, { userId: readSession().userId, idempotencyKey }), input)
    },
    onSuccess: addJob,
    // What may have been accepted all the same is asked for again with the same key, so that nothing is charged twice.
    onSettled: (_accepted, error, input) => {
      if (!mayPass(error)) keys.spend(input)
    },
  })
  const cancelling = useMutation({ mutationFn: cancelJob, onSuccess: (ended) => updateJob(ended, queryClient) })
  const deleting = useMutation({
    mutationFn: deleteAsset,
    onSuccess: (_answer, assetId) => {
      forgetResult(queryClient, slot)
      onDeleted(assetId)
    },
  })

  // A signed address ends after a day, and a picture may have been deleted elsewhere.
  const renewResult = async () => {
    const { result } = kept
    if (!result) return
    try {
      const renewed = findResultOf(await readJob(result.jobId))
      if (renewed && renewed.url !== result.url) await keepResult(queryClient, slot, renewed)
      else forgetResult(queryClient, slot)
    } catch (error) {
      if (isApiError(error, 'not_found')) forgetResult(queryClient, slot)
      else throw error
    }
  }

  return {
    jobs,
    job,
    isLoaded: isLoaded && kept.isLoaded,
    view: stageViewOf({
      isSending: sending.isPending,
      job,
      result: kept.result,
      failureText: request.failureText,
      missingText: request.missingText,
    }),
    error: sending.error,
    start: (input: KindInput<KindName>) => sending.mutate(input),
    forgetError: sending.reset,
    cancel: () => job && cancelling.mutate(job.id),
    isCancelling: cancelling.isPending,
    cancelError: cancelling.error,
    /** Takes the ended job off the stage; what was there before comes back. */
    putAway: () =>
      queryClient.setQueryData<Job[]>(jobsKey(slot.kind), (known = []) => known.filter(({ id }) => id !== job?.id)),
    remove: deleting.mutateAsync,
    renewResult,
  }
}

export type Generation = ReturnType<typeof useGeneration>
