import { openAsBlob } from 'node:fs'
import { fileEnding } from '../../media/file-ending.ts'
import type { Failed, Run } from '../engine.ts'
import type { FileRole, TaskRequest } from './task-request.ts'

/** Nothing was charged; the same engine may try again. */
export const failed = (message: string): Failed => ({ state: 'failed', reason: 'engine', message, retryable: true })

type Missing = { missedAtMs: number | null }

/** Notes since when something is missing. */
export const missed = <Op extends Missing>(operation: Op): Op => ({
  ...operation,
  missedAtMs: operation.missedAtMs ?? Date.now(),
})

export const isMissedLonger = ({ missedAtMs }: Missing, ms: number): boolean =>
  missedAtMs !== null && Date.now() - missedAtMs > ms

type Upload = (file: { name: string; file: Blob; signal: AbortSignal }) => Promise<string>

/** Brings an order's files of these roles to where the model runs; answers what they are called there. */
export const uploadFiles = async (
  { order, key, roles, run }: { order: TaskRequest; key: string; roles: readonly FileRole[]; run: Run },
  upload: Upload,
): Promise<Partial<Record<FileRole, string>>> => {
  const files: Partial<Record<FileRole, string>> = {}
  for (const role of roles) {
    const ref = order.files[role]
    if (!ref) continue
    const source = await run.readSource(ref)
    const { mimeType } = source
    await using local = await source.openLocal()
    const file = await openAsBlob(local.path, { type: mimeType })
    files[role] = await upload({ name: `${key}-${role}.${fileEnding(mimeType)}`, file, signal: run.signal })
  }
  return files
}
