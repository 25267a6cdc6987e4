import type { JobUpdate } from '../../lib/live-events.ts'
import { GALLERY_KEY } from '../../lib/gallery-key.ts'

/** Reads the gallery again when a job has added something to it. */
export const refreshGallery: JobUpdate = (job, queryClient) => {
  if (job.status === 'succeeded') void queryClient.invalidateQueries({ queryKey: GALLERY_KEY })
}
