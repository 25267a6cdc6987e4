import type { Context } from '../context.ts'
import { createDownloadToken, hashDownloadToken } from '../lib/download-token.ts'
import { ZIP_PATH, zipOrderLifeMs } from './open-zip.ts'
import { listExisting } from './store.ts'
import type { Chosen } from './store.ts'
import { addZipOrder, removeZipOrdersBefore } from './zip-store.ts'

/** Makes an address at which a browser saves these items as one zip; ids that are not this person's count as not there. */
export const orderZip = async ({ db, clock }: Context, chosen: Chosen): Promise<{ url: string; count: number }> => {
  const assetIds = await listExisting(db, chosen)
  const token = createDownloadToken()
  const createdAt = clock.now()
  await removeZipOrdersBefore(db, new Date(createdAt.getTime() - zipOrderLifeMs))
  await addZipOrder(db, { tokenHash: hashDownloadToken(token), userId: chosen.userId, assetIds, createdAt })
  return { url: `${ZIP_PATH}${token}`, count: assetIds.length }
}
