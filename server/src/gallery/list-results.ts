import type { Context } from '../context.ts'
import { listAssetsOfJobs } from './store.ts'

export type Result = { assetId: string; url: string }

/** What these jobs brought, by job, with signed addresses; without those that were deleted since. */
export const listResults = async ({ db, mediaUrls }: Context, jobIds: string[]): Promise<Map<string, Result>> => {
  const results = new Map<string, Result>()
  if (jobIds.length === 0) return results
  for (const { id, jobId, blobKey } of await listAssetsOfJobs(db, jobIds))
    if (jobId) results.set(jobId, { assetId: id, url: mediaUrls.sign(blobKey) })
  return results
}
