import type { JobUpdate } from '../../lib/live-events.ts'
import { USAGE_KEY } from './use-usage.ts'

/** Reads the meters again when a job has taken, kept or given back its charge. */
export const refreshUsage: JobUpdate = (job, queryClient) => {
  if (job.status !== 'running') void queryClient.invalidateQueries({ queryKey: USAGE_KEY })
}
