import type { DataExport } from '@visage/contract'
import type { Context } from '../context.ts'
import type { ExportOrder } from './export-store.ts'

/** Longer than the mark takes on the longest video: a process that died tells nothing any more. */
const silentMs = 10 * 60 * 1000

/** How far an export is. One that was never told to have ended counts as failed after a while. */
export const describeExport = (
  { clock }: Pick<Context, 'clock'>,
  { id, state, files, sentFiles, changedAt }: ExportOrder,
): DataExport => {
  const isSilent = state === 'sending' && clock.now().getTime() - changedAt.getTime() > silentMs
  return { id, state: isSilent ? 'failed' : state, files, sent_files: sentFiles }
}
