import { GALLERY_KEY, GALLERY_LISTS_KEY } from '../../lib/gallery-key.ts'
import type { JobUpdate } from '../../lib/live-events.ts'
import { refreshLists } from './gallery-list.ts'

const listsName = GALLERY_LISTS_KEY.at(-1)

/** Reads the gallery again when a job has added something to it. */
export const refreshGallery: JobUpdate = (job, queryClient) => {
  if (job.status !== 'succeeded') return
  void queryClient.invalidateQueries({ queryKey: GALLERY_KEY, predicate: ({ queryKey }) => queryKey[1] !== listsName })
  // A list that cannot be refreshed stays as it is; the next one that is opened is read anew.
  refreshLists(queryClient).catch(() =>
    queryClient.invalidateQueries({ queryKey: GALLERY_LISTS_KEY, refetchType: 'none' }),
  )
}
