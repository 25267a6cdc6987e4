import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucket } from '../adapters/blobs/testing/start-bucket.ts'
import { readConfig } from '../program/env.ts'
import type { Config } from '../program/env.ts'
import { programFile, startServerProcess } from './server-process.ts'
import type { ServerProcess } from './server-process.ts'

export type ManyMachines = AsyncDisposable & {
  /** What they share: the database, the bucket, the outbox of mails. */
  config: Config
  bucket: Awaited<ReturnType<typeof startBucket>>
  /** One more process, on a disk of its own; `own` are variables for it alone, `from` is another release's program. */
  start(role: 'web' | 'worker', own?: Record<string, string>, from?: string): Promise<ServerProcess>
  /** Jobs that any engine was asked to start, in no order. */
  listStarts(): string[]
}

const secret = () => randomBytes(32).toString('hex')

type Options = {
  databaseUrl: string
  env?: Record<string, string>
  /** Where their disks are; the system's temporary folder unless told. */
  disks?: string
}

/** Machines that share a database and a bucket and nothing else; each is a program of its own that can be killed. */
export const openMachines = async ({ databaseUrl, env = {}, disks = tmpdir() }: Options): Promise<ManyMachines> => {
  await using held = new AsyncDisposableStack()
  const dir = await mkdtemp(join(disks, 'visage-machines-'))
  held.defer(() => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  const outbox = join(dir, 'mails', 'outbox')
  await mkdir(outbox, { recursive: true })
  const bucket = held.use(await startBucket())
  const shared = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    WEB_DIR: '',
    DATABASE_URL: databaseUrl,
    STORAGE: bucket.storage,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TOKEN_SECRET: secret(),
    MEDIA_SECRET: secret(),
    PROVENANCE_SECRET: secret(),
    ...env,
  }
  const started: ServerProcess[] = []
  const machines = held.move()
  return {
    config: readConfig({ ...shared, DATA_DIR: join(dir, 'mails') }),
    bucket,
    async start(role, own = {}, from = programFile('slow-server')) {
      const data = await mkdtemp(join(dir, `${role}-`))
      await symlink(outbox, join(data, 'outbox'))
      const server = machines.use(await startServerProcess(from, { ...shared, ...own, ROLE: role, DATA_DIR: data }))
      started.push(server)
      return server
    },
    listStarts: () =>
      started.flatMap(({ lines }) => lines.flatMap((line) => (line.startsWith('start ') ? [line.slice(6)] : []))),
    [Symbol.asyncDispose]: () => machines[Symbol.asyncDispose](),
  }
}
