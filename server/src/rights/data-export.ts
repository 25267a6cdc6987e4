import { randomUUID } from 'node:crypto'
import type { contract, DataExport, OutputOf } from '@visage/contract'
import type { Context } from '../program/context.ts'
import { AppError } from '../lib/app-error.ts'
import { logSecurity } from '../lib/security-log.ts'
import { createDownloadToken, hashDownloadToken } from '../lib/file-urls.ts'
import { addDataExport, countFiles, findDataExport, removeDataExportsBefore } from './store.ts'
import type { DataExportRow } from './store.ts'
import { dayMs } from '../lib/time.ts'

/** Longer than the mark takes on the longest video: a process that died tells nothing any more. */
const silentMs = 10 * 60 * 1000

/** How far an export is. One that was never told to have ended counts as failed after a while. */
const describeExport = (
  { clock }: Pick<Context, 'clock'>,
  { id, state, files, sentFiles, changedAt }: DataExportRow,
): DataExport => {
  const isSilent = state === 'sending' && clock.now().getTime() - changedAt.getTime() > silentMs
  return { id, state: isSilent ? 'failed' : state, files, sent_files: sentFiles }
}

/** How far a person's own export is. */
export const readExport = async (ctx: Context, wanted: { id: string; userId: string }): Promise<DataExport> => {
  const dataExport = await findDataExport(ctx.db, wanted)
  if (!dataExport) throw new AppError('not_found')
  return describeExport(ctx, dataExport)
}

export const EXPORT_PATH = '/api/exports/'
export const exportLifetimeMs = 10 * 60 * 1000
/** Long enough to be asked about while a large one is fetched. */
const retentionMs = dayMs

/** Makes an address at which a browser saves everything of an account as one zip. */
export const createDataExport = async (
  ctx: Context,
  userId: string,
): Promise<OutputOf<typeof contract.rights.orderExport>> => {
  const { db, clock } = ctx
  const now = clock.now()
  await removeDataExportsBefore(db, new Date(now.getTime() - retentionMs))
  const token = createDownloadToken()
  const dataExport = await addDataExport(db, {
    id: randomUUID(),
    userId,
    tokenHash: hashDownloadToken(token),
    state: 'waiting',
    files: await countFiles(db, { userId, until: now }),
    createdAt: now,
    changedAt: now,
  })
  logSecurity(ctx, 'data-exported', { user: userId, export: dataExport.id })
  return { ...describeExport(ctx, dataExport), url: `${EXPORT_PATH}${token}` }
}
