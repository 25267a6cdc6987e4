import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What `npm run build` makes, and `npm start` runs. */
export const program = 'server/build/main.mjs'
const root = fileURLToPath(new URL('../..', import.meta.url))
const startMs = 300_000
const mailMs = 60_000

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

/** A data folder in which nothing has happened yet. */
export const prepareDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'visage-e2e-'))
  const prepared = process.env.VISAGE_E2E_PREPARED
  if (prepared) await cp(prepared, dataDir, { recursive: true })
  return dataDir
}

/** The real program as a user runs it, in a data folder of its own. */
export class VisageServer implements AsyncDisposable {
  readonly port: number
  readonly dataDir: string
  #child: ChildProcess | null = null
  #output = ''

  readonly #env: Record<string, string>
  readonly #host: string

  private constructor(options: { port: number; dataDir: string; env: Record<string, string>; host: string }) {
    this.#host = options.host
    this.port = options.port
    this.dataDir = options.dataDir
    this.#env = options.env
  }

  /** One that does not run yet, with a data folder in which nothing has happened; `launch` starts it. */
  static async prepare(env: Record<string, string> = {}, host = '127.0.0.1'): Promise<VisageServer> {
    return new VisageServer({ port: await findFreePort(), dataDir: await prepareDataDir(), env, host })
  }

  /**
   * Starts with a data folder in which nothing has happened; `env` goes on top of what the tests set. Browsers make
   * passkeys only at a `host` with a name.
   */
  static async start(env: Record<string, string> = {}, host = '127.0.0.1'): Promise<VisageServer> {
    const server = await VisageServer.prepare(env, host)
    try {
      await server.launch()
    } catch (error) {
      await server[Symbol.asyncDispose]()
      throw error
    }
    return server
  }

  get url(): string {
    return `http://${this.#host}:${this.port}`
  }

  /** Whether it takes a caller's address from `x-forwarded-for`. */
  get trustsProxy(): boolean {
    return this.#env.TRUST_PROXY !== undefined
  }

  /** The process of the program; undefined while it is stopped. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** What the program has printed so far. */
  get output(): string {
    return this.#output
  }

  /** Starts the program (again) on the same port and data. */
  async launch(): Promise<void> {
    const flags = (process.env.VISAGE_NODE_FLAGS ?? '').split(' ').filter(Boolean)
    const child = spawn(process.execPath, [...flags, program], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(this.port),
        PUBLIC_URL: this.url,
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        // Pictures that nobody looks at would take the processors from the browser.
        TEMPLATES_AHEAD: 'false',
        // Small and rough pictures and clips are made in the same way, and soon.
        STUDIO_PICTURE_SIDE: '320',
        STUDIO_DETAIL: 'rough',
        STUDIO_CLIP_SIDE: '160',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    const collect = (chunk: Buffer) => {
      this.#output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    const deadline = Date.now() + startMs
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break
      const ready = await fetch(`${this.url}/api/health/live`).catch(() => null)
      if (ready?.ok) return
      await sleep(100)
    }
    throw new Error(`The server did not start:\n${this.#output}`)
  }

  /** Ends the program with a signal and waits until it is gone. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    child.kill(signal)
    return gone
  }

  /** What a pattern finds in the newest mail to an address in which it finds something; waits for that. */
  async readMail(email: string, pattern: RegExp): Promise<string> {
    const dir = join(this.dataDir, 'outbox')
    const deadline = Date.now() + mailMs
    while (Date.now() < deadline) {
      const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
      for (const name of names.toReversed()) {
        const mail = (await readFile(join(dir, name), 'utf8')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
        const found = mail.toLowerCase().includes(email.toLowerCase()) ? mail.match(pattern)?.[0] : undefined
        if (found) return found
      }
      await sleep(50)
    }
    throw new Error(`Nothing like ${pattern} was mailed to ${email}.`)
  }

  /** The newest six-digit code mailed to the address. */
  readCode(email: string): Promise<string> {
    return this.readMail(email, /\b\d{6}\b/)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}
