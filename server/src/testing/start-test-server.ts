import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../db/client.ts'
import { readConfig } from '../program/env.ts'
import type { Config } from '../program/env.ts'
import { openApp } from '../http/open-app.ts'
import { openContext } from '../program/open-context.ts'
import type { OpenContext, Overrides } from '../program/open-context.ts'
import { startWorker } from '../program/worker.ts'
import { shareStudio } from './share-studio.ts'
import { createTestClient } from './test-client.ts'
import type { TestClient } from './test-client.ts'
import { openPreparedDatabase } from './test-database.ts'
import { TurnableClock } from './time.ts'

export type TestServer = AsyncDisposable & {
  url: string
  ctx: OpenContext
  clock: TurnableClock
  client: TestClient
}

type Options = {
  /** Environment variables on top of the test's own. */
  env?: Record<string, string>
  /** Parts of the context to put in, such as a scripted engine. */
  overrides?: Overrides | ((config: Config) => Overrides)
  /** A real server instead of the database in memory. */
  databaseUrl?: string
  /** Whether background jobs run; true unless told. */
  worker?: boolean
}

/** Enough for mails; what a test leaves under way is not waited for. */
const drainMs = 2000

/** The real server on a free port with a database of its own; dispose of it with `await using`. */
export const startTestServer = async (options: Options = {}): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), `visage-test-${randomUUID().slice(0, 8)}-`))
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    WEB_DIR: '',
    DATA_DIR: dataDir,
    STUDIO_PICTURE_SIDE: '320',
    STUDIO_DETAIL: 'rough',
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    ...options.env,
  })
  const clock = new TurnableClock()
  const database = options.databaseUrl ? await openDatabase(config.database) : await openPreparedDatabase()
  const overrides = typeof options.overrides === 'function' ? options.overrides(config) : options.overrides
  const studio = config.studio.detail === 'rough' ? { studio: shareStudio() } : {}
  const ctx = await openContext(config, { clock, database, ...studio, ...overrides }).catch(async (error: unknown) => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
    throw error
  })
  const app = await openApp(ctx)
  await app.listen({ host: config.host, port: config.port })
  if (options.worker !== false) await startWorker(ctx)
  const url = app.listeningOrigin
  return {
    url,
    ctx,
    clock,
    client: createTestClient(url, config),
    async [Symbol.asyncDispose]() {
      await app.close()
      await ctx.close({ drainMs })
      // Again when the last mail came into its folder meanwhile.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
