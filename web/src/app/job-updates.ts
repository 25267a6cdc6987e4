import { refreshUsage } from '../features/billing/refresh-usage.ts'
import { refreshGallery } from '../features/gallery/refresh-gallery.ts'
import { updateJob } from '../features/studio/update-job.ts'
import type { JobUpdate } from '../lib/live-events.ts'

/** What happens to the caches when a job changes: the one list, a line a feature. */
export const JOB_UPDATES: readonly JobUpdate[] = [updateJob, refreshGallery, refreshUsage]
