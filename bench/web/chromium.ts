import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { findChromium } from '../../bin/lib/find-chromium.js'

/** The browser that the tests use, as quiet as it gets. */
export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })

const privateBytes = async (pid: number): Promise<number> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const lines = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)]
  return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0)
}

/** Bytes that belong to no other process: of the largest tab, and of the one process that draws for all tabs. */
export type PrivateMemory = { tab: number; drawing: number }

/** Reads the memory of a browser's processes. */
const readPrivateMemory = async (processes: readonly { type: string; id: number }[]): Promise<PrivateMemory> => {
  const largestOf = async (wanted: string) => {
    const ids = processes.filter(({ type }) => type === wanted).map(({ id }) => id)
    return Math.max(0, ...(await Promise.all(ids.map(privateBytes))))
  }
  return { tab: await largestOf('renderer'), drawing: await largestOf('GPU') }
}

const answer = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})
const attached = z.object({ sessionId: z.string() })
const created = z.object({ targetId: z.string() })
const processes = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) })
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})
const startMs = 30_000
const callMs = 1_000_000

/** Where a browser that was just started can be spoken to. */
const readEndpoint = async (child: ChildProcess): Promise<string> => {
  if (!child.stderr) throw new Error('The browser has no output.')
  const late = AbortSignal.timeout(startMs)
  for await (const line of createInterface({ input: child.stderr, signal: late })) {
    const url = /^DevTools listening on (ws:.+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('The browser did not start.')
}

type Call = (method: string, params?: object, sessionId?: string) => Promise<unknown>

/** Calls of the DevTools protocol over one socket. */
const openCalls = async (url: string): Promise<Call> => {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const found = answer.safeParse(JSON.parse(String(data))).data
    const call = found && waiting.get(found.id)
    if (!call) return
    waiting.delete(found.id)
    if (found.error) call.reject(new Error(found.error.message))
    else call.resolve(found.result)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      AbortSignal.timeout(callMs).addEventListener('abort', () => reject(new Error(`${method} took too long.`)))
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
    })
}

export type PlainTab = AsyncDisposable & {
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<void>
  /** Runs an expression in the page, and answers what it, or its promise, comes to. */
  evaluate: (expression: string) => Promise<unknown>
  /** Once the garbage of the page is collected. */
  readMemory: () => Promise<PrivateMemory>
}

type Options = { args: readonly string[]; width: number; height: number }

/**
 * A tab whose network nobody listens to, as people have it: what steers browsers in tests listens, and the browser then
 * keeps the bodies of hundreds of megabytes of answers for it.
 */
export const openPlainTab = async ({ args, width, height }: Options): Promise<PlainTab> => {
  const profile = await mkdtemp(join(tmpdir(), 'visage-tab-'))
  const flags = ['--headless', '--remote-debugging-port=0', '--no-first-run', '--disable-background-networking']
  const child = spawn(
    await findChromium(),
    [
      ...flags,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...args,
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const gone = new Promise((resolve) => child.once('exit', resolve))
  process.once('exit', () => child.kill())
  const call = await openCalls(await readEndpoint(child))
  const { targetId } = created.parse(await call('Target.createTarget', { url: 'about:blank' }))
  const { sessionId } = attached.parse(await call('Target.attachToTarget', { targetId, flatten: true }))
  const evaluate = async (expression: string): Promise<unknown> => {
    const options = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = evaluated.parse(await call('Runtime.evaluate', options, sessionId))
    if (exceptionDetails) throw new Error(`The page failed: ${exceptionDetails.text}`)
    return result.value
  }
  return {
    evaluate,
    async open(url) {
      await call('Page.navigate', { url }, sessionId)
      while ((await evaluate('document.readyState')) !== 'complete') await sleep(50)
    },
    async readMemory() {
      await call('HeapProfiler.collectGarbage', {}, sessionId)
      const { processInfo } = processes.parse(await call('SystemInfo.getProcessInfo'))
      return readPrivateMemory(processInfo)
    },
    async [Symbol.asyncDispose]() {
      child.kill()
      await gone
      await rm(profile, { recursive: true, force: true })
    },
  }
}
