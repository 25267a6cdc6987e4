import { fork } from 'node:child_process'
import type { TaskHooks } from '@visage/studio/pool'
import { FaceNotFoundError } from '@visage/studio/swap'
import { ClipCrashError } from './clip-crash-error.ts'
import type { ClipReport, ClipResult, ClipTask } from './clip-messages.ts'
import { ClipRefusedError } from './clip-refused-error.ts'

export type ClipRun = {
  task: ClipTask
  /** Where its files lie. */
  dir: string
  timeoutMs: number
  /** Another script that answers the same messages. */
  processUrl?: URL
}

/** Writable memory of one process. It counts what is set aside and never touched; the process itself watches its use. */
const maxMemoryMegabytes = 6144
const maxHeapMegabytes = 640
const keptStderrCharacters = 2000
/** The limit holds for what is really used: a bound on addresses would not let the JavaScript engine start. */
const LIMITED = `ulimit -d ${maxMemoryMegabytes * 1024} 2>/dev/null; exec "$0" "$@"`

const start = (url: URL, dir: string) => {
  const nodeOptions = [`--max-old-space-size=${maxHeapMegabytes}`]
  const isLimited = process.platform === 'linux'
  return fork(url, [], {
    cwd: dir,
    ...(isLimited ? { execPath: '/bin/sh' } : {}),
    execArgv: isLimited ? ['-c', LIMITED, process.execPath, ...nodeOptions] : nodeOptions,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
}

const errorOf = ({ name, message }: Extract<ClipReport, { type: 'failed' }>): Error => {
  if (name === 'ClipRefusedError') return new ClipRefusedError(message)
  if (name === 'FaceNotFoundError') return new FaceNotFoundError(message)
  return Object.assign(new Error(message), { name })
}

const crash = (how: string, stderr: string): ClipCrashError =>
  new ClipCrashError(`The video could not be finished: ${how}. Please try again, or use another video.`, {
    cause: stderr.trim() || undefined,
  })

/** Does one task in a process of its own, which is killed when the task is aborted or takes too long. */
export const runClipProcess = async (
  { task, dir, timeoutMs, processUrl = new URL('clip-process.ts', import.meta.url) }: ClipRun,
  { signal, onProgress }: TaskHooks,
): Promise<ClipResult> => {
  signal?.throwIfAborted()
  const child = start(processUrl, dir)
  const { promise, resolve, reject } = Promise.withResolvers<ClipResult>()
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-keptStderrCharacters)
  })
  child.on('message', (message) => {
    const report = message as ClipReport
    if (report.type === 'progress') onProgress?.(report.stage, report.share)
    else if (report.type === 'done') resolve(report.result)
    else reject(errorOf(report))
  })
  child.once('error', (error) => reject(crash(error.message, stderr)))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  child.once('close', (code, killedBy) =>
    reject(crash(`the program that works on it ended with ${killedBy ?? `exit code ${code}`}`, stderr)),
  )
  const timer = setTimeout(
    () => reject(crash(`it took longer than ${Math.round(timeoutMs / 60_000)} minutes`, stderr)),
    timeoutMs,
  )
  const onAbort = () => reject(signal?.reason as Error)
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    child.send(task)
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    child.kill('SIGKILL')
    await ended
  }
}
