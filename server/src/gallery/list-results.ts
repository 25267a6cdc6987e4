import type { Context } from '../context.ts'
import { listAssetsOfJobs } from './store.ts'

/** Sizes in pixels. */
export type Result = {
  assetId: string
  url: string
  thumbnailUrl: string | null
  width: number | null
  height: number | null
  durationSeconds: number | null
  /** Of a sound, 0 to 100, to draw it with. */
  peaks: number[] | null
  model: string | null
  licence: string | null
  isBlend: boolean
}

/** What these jobs brought, by job, with signed addresses; without those that were deleted since. */
export const listResults = async ({ db, mediaUrls }: Context, jobIds: string[]): Promise<Map<string, Result>> => {
  const results = new Map<string, Result>()
  if (jobIds.length === 0) return results
  for (const { id, jobId, blobKey, thumbnailKey, ...size } of await listAssetsOfJobs(db, jobIds))
    if (jobId) {
      const thumbnailUrl = thumbnailKey && mediaUrls.sign(thumbnailKey)
      results.set(jobId, { assetId: id, url: mediaUrls.sign(blobKey), thumbnailUrl, ...size })
    }
  return results
}
