import type { JobUpdate } from '../lib/live-events.ts'

/** What happens to the caches when a job changes: the one list, a line a feature. */
export const JOB_UPDATES: readonly JobUpdate[] = []
