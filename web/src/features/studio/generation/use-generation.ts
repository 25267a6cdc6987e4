import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { contract, kindOf } from '@visage/contract'
import type { Job, JobAccepted, KindInput, KindName, Quality } from '@visage/contract'
import { useEffect } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useIdempotencyKey, useMutation } from '../../../lib/api/mutations.ts'
import { mayPass } from '../../../lib/api/queries.ts'
import { readSession } from '../../../lib/session/session.ts'
import { describeInput, sendGeneration } from '../kinds/requests.ts'
import { readFacePrompt } from '../pickers/people.ts'
import {
  cancelJob,
  findLatest,
  isOpen,
  jobsKey,
  listOpenJobs,
  listRememberedJobs,
  readJob,
  rememberOpenJobs,
  updateJob,
  withJob,
} from './jobs.ts'
import { resultPanelState } from './result-panel-state.ts'
import { clearResult, findResultOf, restoreResult, resultKey, saveResult } from './result-store.ts'
import type { Slot } from './result-store.ts'

const deleteAsset = (id: string) => call(contract.gallery.deleteAsset, { params: { id } })

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
const useJobs = (kind: KindName, onEnded: (job: Job) => void): { jobs: Job[]; isLoaded: boolean } => {
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

/** What is asked for, and in which quality where that is chosen. */
type Wish = { input: KindInput<KindName>; quality: Quality | undefined }

const jobFrom = (accepted: JobAccepted, { input, quality }: Wish): Job => ({
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
  engine_place: null,
  quality: quality ?? null,
  input,
  result: null,
  error: null,
  created_at: new Date().toISOString(),
  started_at: null,
  finished_at: null,
  cancellations_left: null,
})

/** The result kept for a place; null when there is none. */
const useStoredResult = (slot: Slot) => {
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
  const { jobs, isLoaded } = useJobs(slot.kind, onEnded)
  const kept = useStoredResult(slot)
  const keys = useIdempotencyKey()
  const { failureText, missingText, describedFace } = kindOf(slot.kind)

  const isHere = ({ input }: Job) => describeInput(slot.kind, input).choice === slot.choice
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
    mutationFn: async (wish: Wish) => {
      const { input, quality } = wish
      const idempotencyKey = keys.keyFor(wish)
      const { userId } = readSession()
      const face = describedFace?.(input)
      const facePrompt = face === undefined ? null : await readFacePrompt(queryClient, face)
      const options = { userId, idempotencyKey, quality, facePrompt }
      return jobFrom(await sendGeneration(slot.kind, input, options), wish)
    },
    onSuccess: addJob,
    // What may have been accepted all the same is asked for again with the same key, so that nothing is charged twice.
    onSettled: (_accepted, error, wish) => {
      if (!mayPass(error)) keys.spend(wish)
    },
  })
  const cancelling = useMutation({ mutationFn: cancelJob, onSuccess: (ended) => updateJob(ended, queryClient) })
  const deleting = useMutation({
    mutationFn: deleteAsset,
    onSuccess: (_answer, assetId) => {
      clearResult(queryClient, slot)
      onDeleted(assetId)
    },
  })

  // A signed address ends after a day, and a picture may have been deleted elsewhere.
  const renewResult = async () => {
    const { result } = kept
    if (!result) return
    try {
      const renewed = findResultOf(await readJob(result.jobId))
      if (renewed && renewed.url !== result.url) await saveResult(queryClient, slot, renewed)
      else clearResult(queryClient, slot)
    } catch (error) {
      if (isApiError(error, 'not_found')) clearResult(queryClient, slot)
      else throw error
    }
  }

  return {
    jobs,
    job,
    isLoaded: isLoaded && kept.isLoaded,
    view: resultPanelState({
      isSending: sending.isPending,
      job,
      result: kept.result,
      failureText,
      missingText,
    }),
    error: sending.error,
    start: (wish: Wish) => sending.mutate(wish),
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
