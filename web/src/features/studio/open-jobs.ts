import type { Job, KindName } from '@visage/contract'
import { isOpen } from './job-list.ts'

const nameOf = (kind: KindName) => `open-jobs:${kind}`

/** Keeps in this tab which jobs are under way, so that one which ends during a reload is still looked for. */
export const rememberOpenJobs = (kind: KindName, jobs: readonly Job[]): void => {
  const ids = jobs.filter(isOpen).map(({ id }) => id)
  if (ids.length > 0) sessionStorage.setItem(nameOf(kind), ids.join(' '))
  else sessionStorage.removeItem(nameOf(kind))
}

export const listRememberedJobs = (kind: KindName): string[] =>
  (sessionStorage.getItem(nameOf(kind)) ?? '').split(' ').filter((id) => id !== '')
