import { GALLERY_LISTS_KEY } from '../../lib/gallery-key.ts'
import type { JobUpdate } from '../../lib/live-events.ts'
import { refreshBesideLists, refreshLists } from './gallery-list.ts'

/** Reads the gallery again when a job has added something to it. */
export const refreshGallery: JobUpdate = (job, queryClient) => {
  if (job.status !== 'succeeded') return
  void refreshBesideLists(queryClient)
  // A list that cannot be refreshed stays as it is; the next one that is opened is read anew.
  refreshLists(queryClient).catch(() =>
    queryClient.invalidateQueries({ queryKey: GALLERY_LISTS_KEY, refetchType: 'none' }),
  )
}
