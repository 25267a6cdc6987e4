import { inspect } from 'node:util'

/** A sentence for whoever starts the program, or all that is known of what nobody expected. */
const describe = (error: unknown): string =>
  error instanceof Error && (error.constructor === Error || error.name === 'ConfigError')
    ? error.message
    : inspect(error)

try {
  // Threads compile the database's code while this one reads its settings and loads the rest.
  if (!process.env.DATABASE_URL)
    // What goes wrong is told by whoever opens the database.
    import('./db/embedded/compiled.ts').then(({ compileDatabase }) => compileDatabase()).catch(() => {})
  // Here and not above: what is named there would be found before anything of this has run.
  const { readConfig } = await import('./program/env.ts')
  const config = readConfig(process.env)
  const { openDatabase } = await import('./db/client.ts')
  // The database opens between the pieces of the program as they are loaded.
  const [database, { serve }] = await Promise.all([openDatabase(config.database), import('./program/serve.ts')])
  await serve(config, { database })
  // What hangs in a library does not keep a process that has closed.
  setTimeout(() => process.exit(), 5000).unref()
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
}
