import type { Job, KindName } from '@visage/contract'

export const jobsKey = (kind: KindName) => ['studio', 'jobs', kind] as const

export const isOpen = (job: Job): boolean => job.status === 'queued' || job.status === 'running'

const isNewer = (left: Job, right: Job): boolean => {
  if (!isOpen(right)) return false
  if (!isOpen(left)) return true
  if (left.status !== right.status) return left.status === 'running'
  return left.status === 'running' ? left.progress >= right.progress : left.position <= right.position
}

/** The list with this state of a job in it; a state that arrives late never undoes a later one. */
export const withJob = (jobs: readonly Job[], job: Job): Job[] => {
  const known = jobs.find(({ id }) => id === job.id)
  if (!known) return [job, ...jobs]
  return isNewer(job, known) ? jobs.map((other) => (other.id === job.id ? job : other)) : [...jobs]
}

/** The job that was asked for last, among those that fit. */
export const findLatest = (jobs: readonly Job[], fits: (job: Job) => boolean): Job | undefined =>
  jobs.filter(fits).toSorted((left, right) => right.created_at.localeCompare(left.created_at))[0]
