import { randomUUID } from 'node:crypto'
import type { contract, OutputOf } from '@visage/contract'
import type { Context } from '../context.ts'
import { createDownloadToken, hashDownloadToken } from '../lib/download-token.ts'
import { describeExport } from './describe-export.ts'
import { addExportOrder, removeExportOrdersBefore } from './export-store.ts'
import { countFiles } from './person-store.ts'

export const EXPORT_PATH = '/api/exports/'
export const exportOrderLifeMs = 10 * 60 * 1000
/** Long enough to be asked about while a large one is fetched. */
const keptMs = 24 * 60 * 60 * 1000

/** Makes an address at which a browser saves everything of an account as one zip. */
export const orderExport = async (
  ctx: Context,
  userId: string,
): Promise<OutputOf<typeof contract.rights.orderExport>> => {
  const { db, clock } = ctx
  const now = clock.now()
  await removeExportOrdersBefore(db, new Date(now.getTime() - keptMs))
  const token = createDownloadToken()
  const order = await addExportOrder(db, {
    id: randomUUID(),
    userId,
    tokenHash: hashDownloadToken(token),
    state: 'waiting',
    files: await countFiles(db, { userId, until: now }),
    createdAt: now,
    changedAt: now,
  })
  return { ...describeExport(ctx, order), url: `${EXPORT_PATH}${token}` }
}
