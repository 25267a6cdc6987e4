import { openAsBlob } from 'node:fs'
import { fileEnding } from '../../../lib/file-ending.ts'
import type { Failed, Run } from '../engine.ts'
import type { FinishingTools } from './finish-result.ts'
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

/** A design as the studio draws it, for a model that works from pictures; null for any other order. */
export const drawDesign = async (
  { task, design, width, height }: TaskRequest,
  { pool }: Pick<FinishingTools, 'pool'>,
  { signal }: Run,
): Promise<Blob | null> => {
  if (task !== 'design' || !design) return null
  const { identity, scene } = design
  const { png } = await pool.renderPortrait({ identity, scene, width, height }, { signal })
  return new Blob([Buffer.from(png)], { type: 'image/png' })
}

type Upload = (file: { name: string; file: Blob; signal: AbortSignal }) => Promise<string>

type Files = {
  order: TaskRequest
  key: string
  roles: readonly FileRole[]
  /** Files that stand in for the order's own. */
  made?: Partial<Record<FileRole, Blob>>
  run: Run
}

/** Brings an order's files of these roles to where the model runs; answers what they are called there. */
export const uploadFiles = async (
  { order, key, roles, made = {}, run }: Files,
  upload: Upload,
): Promise<Partial<Record<FileRole, string>>> => {
  const files: Partial<Record<FileRole, string>> = {}
  const send = (role: FileRole, file: Blob) =>
    upload({ name: `${key}-${role}.${fileEnding(file.type)}`, file, signal: run.signal })
  for (const role of roles) {
    const ready = made[role]
    if (ready) files[role] = await send(role, ready)
    const ref = order.files[role]
    if (ready || !ref) continue
    const source = await run.readSource(ref)
    await using local = await source.openLocal()
    files[role] = await send(role, await openAsBlob(local.path, { type: source.mimeType }))
  }
  return files
}
