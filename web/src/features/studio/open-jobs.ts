import type { Job, KindName } from '@visage/contract'
import { isOpen } from './job-list.ts'

const nameOf = (kind: KindName) => `open-jobs:${kind}`

const write = (kind: KindName, ids: readonly string[]) => {
  if (ids.length > 0) sessionStorage.setItem(nameOf(kind), ids.join(' '))
  else sessionStorage.removeItem(nameOf(kind))
}

/** Those that ended well and whose results are not kept yet. */
const unkept = new Map<string, KindName>()

export const listRememberedJobs = (kind: KindName): string[] =>
  (sessionStorage.getItem(nameOf(kind)) ?? '').split(' ').filter((id) => id !== '')

/** Keeps in this tab which jobs are under way, so that one which ends during a reload is still looked for. */
export const rememberOpenJobs = (kind: KindName, jobs: readonly Job[]): void => {
  const open = jobs.filter(isOpen).map(({ id }) => id)
  write(kind, [...open, ...[...unkept].filter(([, other]) => other === kind).map(([id]) => id)])
}

/** Remembers a job beyond its end: keeping its result takes a moment, in which the page may be reloaded. */
export const rememberUntilKept = async ({ id, kind }: Job, keep: () => Promise<void>): Promise<void> => {
  unkept.set(id, kind)
  await keep()
  unkept.delete(id)
  write(
    kind,
    listRememberedJobs(kind).filter((other) => other !== id),
  )
}
