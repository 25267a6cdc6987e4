import { UNFINISHED } from './store/jobs.ts'
import type { JobRow } from './store/jobs.ts'

/** Whether a job is over, however it went. */
export const hasEnded = ({ status }: Pick<JobRow, 'status'>): boolean =>
  !UNFINISHED.some((unfinished) => unfinished === status)
