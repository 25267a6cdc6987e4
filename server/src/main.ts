import { setImmediate } from 'node:timers/promises'
import { inspect } from 'node:util'

/** A sentence for whoever starts the program, or all that is known of what nobody expected. */
const describe = (error: unknown): string =>
  error instanceof Error && (error.constructor === Error || error.name === 'ConfigError')
    ? error.message
    : inspect(error)

try {
  // The embedded database gets ready in a thread of its own while this one reads its settings and loads the rest.
  if (!process.env.DATABASE_URL) (await import('./db/embedded/open-thread.ts')).startEarly()
  // Here and not above: what is named there would be found before anything of this has run.
  const { readConfig } = await import('./program/env.ts')
  const config = readConfig(process.env)
  const { openDatabase } = await import('./db/client.ts')
  // The database is told where its files lie before this thread is busy with loading the rest.
  const loading = setImmediate().then(() => import('./program/serve.ts'))
  const [database, { serve }] = await Promise.all([openDatabase(config.database), loading])
  await serve(config, { database })
  // What hangs in a library does not keep a process that has closed.
  setTimeout(() => process.exit(), 5000).unref()
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
}
