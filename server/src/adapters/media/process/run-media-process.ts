import { fork } from 'node:child_process'
import type { TaskHooks } from '@visage/studio/pool'
import { startWatchdog } from '../../../lib/time-limits.ts'
import type { WorkLimits } from '../../../lib/time-limits.ts'

/** What a process says of its task: any number of steps, then one end. */
export type MediaReport =
  | { type: 'progress'; stage: string; share: number }
  | { type: 'done'; result: unknown }
  | MediaFailure

export type MediaFailure = { type: 'failed'; name: string; message: string; reason: string | null }

type MediaRun = {
  /** A script that ends in `serveMediaTask`. */
  processUrl: URL
  task: object
  /** Where its files lie: its working directory. */
  dir: string
  limits: WorkLimits
  /** Gives an error that the process told its class back. */
  errorOf: (failure: MediaFailure) => Error
  /** The error for a process that died or took too long. */
  crashOf: (how: string, options: { cause: string | undefined }) => Error
}

/** Writable memory of one process. It counts what is set aside and never touched; the process itself watches its use. */
const maxMemoryMegabytes = 6144
const maxHeapMegabytes = 640
const keptStderrCharacters = 2000
/**
 * The limit holds for what can be written: a bound on addresses would not let the JavaScript engine start. Where the
 * system lets us, the process has a network of its own, which leads nowhere. All of its threads are as low as they can be,
 * also those that the engine starts before any of our code runs.
 */
const LIMITED = `ulimit -d ${maxMemoryMegabytes * 1024} 2>/dev/null
unshare -c -n true 2>/dev/null && exec nice -n 19 unshare -c -n "$0" "$@"
exec nice -n 19 "$0" "$@"`

/** What a program needs to run; our secrets and addresses are none of its business. */
const NEEDED = [
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'FONTCONFIG_PATH',
  'LD_LIBRARY_PATH',
  'NODE_COMPILE_CACHE',
]

const start = (url: URL, dir: string) => {
  const nodeOptions = [`--max-old-space-size=${maxHeapMegabytes}`]
  const isLimited = process.platform === 'linux'
  return fork(url, [], {
    cwd: dir,
    env: Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    ...(isLimited ? { execPath: '/bin/sh' } : {}),
    execArgv: isLimited ? ['-c', LIMITED, process.execPath, ...nodeOptions] : nodeOptions,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
}

/**
 * Does one task in a process of its own, which may crash without harm to this one. It is killed when the task is aborted,
 * stands still or takes too long, and has ended when this promise settles.
 */
export const runMediaProcess = async (
  { processUrl, task, dir, limits, errorOf, crashOf }: MediaRun,
  { signal, onProgress }: TaskHooks,
): Promise<unknown> => {
  signal?.throwIfAborted()
  const child = start(processUrl, dir)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  let stderr = ''
  const crash = (how: string) => reject(crashOf(how, { cause: stderr.trim() || undefined }))
  using watch = startWatchdog(limits, crash)
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-keptStderrCharacters)
  })
  child.on('message', (message) => {
    const report = message as MediaReport
    if (report.type === 'progress') {
      watch.moved()
      onProgress?.(report.stage, report.share)
    } else if (report.type === 'done') resolve(report.result)
    else reject(errorOf(report))
  })
  child.once('error', (error) => crash(error.message))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  child.once('close', (code, killedBy) =>
    crash(`the program that works on it ended with ${killedBy ?? `exit code ${code}`}`),
  )
  const onAbort = () => reject(signal?.reason as Error)
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    child.send(task)
    return await promise
  } finally {
    signal?.removeEventListener('abort', onAbort)
    child.kill('SIGKILL')
    await ended
  }
}
