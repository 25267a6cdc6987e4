import { EngineError } from '../engine.ts'
import { listFiles } from './comfy-shapes.ts'
import type { HistoryEntry, OutputItem } from './comfy-shapes.ts'
import type { Workflow } from './workflow.ts'

const MEMORY = /out of memory|OutOfMemory/i

/** Thrown for a prompt that the server's card was too small for at the moment. */
export class ComfyMemoryError extends EngineError {
  override name = 'ComfyMemoryError'
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const failure = ({ status }: HistoryEntry): EngineError => {
  const options = { reason: 'engine', retryable: true } as const
  for (const [type, data] of status?.messages ?? []) {
    if (type === 'execution_interrupted') return new EngineError('Somebody stopped it on the server.', options)
    if (type !== 'execution_error') continue
    const told = `${textOf(data.node_type)}: ${textOf(data.exception_message)} ${textOf(data.exception_type)}`.trim()
    return MEMORY.test(told) ? new ComfyMemoryError(told, options) : new EngineError(told, options)
  }
  return new EngineError('The server did not say why it failed.', options)
}

const ENDINGS: Record<Workflow['output']['medium'], RegExp> = {
  image: /\.(png|jpe?g|webp)$/i,
  audio: /\.mp3$/i,
  video: /\.(mp4|webm|mov|mkv)$/i,
}

/** The file that a prompt made. Throws an `EngineError` for one that failed or made none. */
export const readEnd = (entry: HistoryEntry, { output: { node, medium } }: Workflow): OutputItem => {
  if (entry.status && (entry.status.status_str !== 'success' || !entry.status.completed)) throw failure(entry)
  // A node's list says nothing of the medium: videos come as `images` and `gifs` too.
  const made = listFiles(entry.outputs[node] ?? {}).find(({ filename }) => ENDINGS[medium].test(filename))
  if (!made) throw new EngineError('The workflow ended without a result.', { reason: 'engine', retryable: true })
  return made
}
