import { openAsBlob } from 'node:fs'
import { fileEnding } from '../../media/file-ending.ts'
import type { Failed, Run } from '../engine.ts'
import type { FileRole, Order } from './engine-job.ts'

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
  { order, key, roles, run }: { order: Order; key: string; roles: readonly FileRole[]; run: Run },
  upload: Upload,
): Promise<Partial<Record<FileRole, string>>> => {
  const files: Partial<Record<FileRole, string>> = {}
  for (const role of roles) {
    const source = order.files[role]
    if (!source) continue
    const material = await run.readMaterial(source)
    const { mimeType } = material
    await using local = await material.openLocal()
    const file = await openAsBlob(local.path, { type: mimeType })
    files[role] = await upload({ name: `${key}-${role}.${fileEnding(mimeType)}`, file, signal: run.signal })
  }
  return files
}
