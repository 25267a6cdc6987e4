import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A port that nobody listened on a moment ago, for a server whose own address has to be known before it starts. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export type ServerProcess = AsyncDisposable & {
  url: string
  pid: number
  /** Lines that it has said so far. */
  lines: readonly string[]
  /** Kills it at once, as a power cut would. */
  kill: () => Promise<void>
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>
}

const sourceOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What tests start as a program of its own, by name. */
const PROGRAMS = { main: sourceOf('../main.ts'), 'slow-server': sourceOf('slow-server.ts') }

/**
 * Bundles them for a whole run of tests, which starts them a hundred times, as the program is that people start: once for
 * all projects that ask for it.
 */
const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.VISAGE_PROGRAMS) return undefined
  // Here and not above: only this once is it needed.
  const { bundle } = await import('../../bundle.ts')
  const dir = await mkdtemp(sourceOf('../../../node_modules/.visage-programs-'))
  await bundle(PROGRAMS, dir)
  process.env.VISAGE_PROGRAMS = dir
  return () => {
    delete process.env.VISAGE_PROGRAMS
    return rm(dir, { recursive: true, force: true })
  }
}

export default setup

/** Where one of them is: in the bundle of a run of tests, else where its source is. */
export const programFile = (name: keyof typeof PROGRAMS): string => {
  const { VISAGE_PROGRAMS: dir } = process.env
  return dir ? join(dir, `${name}.mjs`) : PROGRAMS[name]
}

const READY = /\bready at (\S+)/

/** Runs a server as a program of its own, which can be killed; it is there when it says that it is ready. One without a port has no `url`. */
export const startServerProcess = async (
  program: string,
  environment: Record<string, string>,
): Promise<ServerProcess> => {
  const flags = (process.env.VISAGE_NODE_FLAGS ?? '').split(' ').filter(Boolean)
  const child = spawn(process.execPath, [...flags, program], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const ready = Promise.withResolvers<string>()
  let complaints = ''
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()))
  child.once('exit', () => {
    lines.push(`ended ${complaints}`)
    ready.reject(new Error(`The server did not start: ${complaints}`))
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    const [, url] = READY.exec(line) ?? []
    if (url) ready.resolve(url)
  })
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const kill = end('SIGKILL')
  const stop = end('SIGTERM')
  return { url: await ready.promise, pid: child.pid ?? 0, lines, kill, stop, [Symbol.asyncDispose]: kill }
}
