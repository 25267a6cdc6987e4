import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBackupDoor } from '../backup/backup-door.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Context } from './context.ts'
import type { Config } from './env.ts'
import { openApp } from '../http/open-app.ts'
import { openWatchApp } from '../http/open-watch-app.ts'
import { makeTheRest } from '../lib/when-wanted.ts'
import { createLogger, openContext } from './open-context.ts'
import { startWorker } from './worker.ts'

/** How long requests under way may take to end once the program was asked to. */
const drainMs = 10_000
const firstAnswersMs = 50

const say = (line: string) => process.stdout.write(`${line}\n`)

type Listening = { app: Awaited<ReturnType<typeof openApp>>; port: number; variable: 'PORT' | 'WATCH_PORT' }

/** What this process serves: the site, or what watches a worker, or nothing. */
const openListening = async (ctx: Context): Promise<Listening | null> => {
  const { role, port, watchPort } = ctx.config
  if (role !== 'worker') return { app: await openApp(ctx), port, variable: 'PORT' }
  return watchPort === null ? null : { app: openWatchApp(ctx), port: watchPort, variable: 'WATCH_PORT' }
}

const listen = async ({ app, port, variable }: Listening, host: string): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use: stop the other program or set ${variable} to another number.`, {
      cause: error,
    })
  }
}

/** What a power cut may take, of a database that is ours to look after. */
const describeSafety = ({ database }: Config): string[] => {
  if (database.kind === 'server') return []
  return database.isSynced === false
    ? [
        '  DATABASE_SYNC is off: a power cut may take the last minute, or all of the database. Back up with npm run backup.',
      ]
    : ['  A power cut takes nothing that was answered; a broken disk takes all. Back up with npm run backup.']
}

/** Lets `npm run backup` have one while this runs; a database server needs nobody's leave. */
const openDoor = async ({ config, db, blobs, log }: Context): Promise<() => Promise<void>> => {
  if (config.database.kind === 'server') return async () => {}
  const secretsFile = join(config.dataDir, 'secrets.json')
  return openBackupDoor({
    databaseDir: config.database.dir,
    make: (parent) => makeBackup({ db, blobs, secretsFile, parent }),
    log,
  })
}

const describe = (config: Config, address: string | null): string[] => [
  '',
  `  Visage is ready at ${address ?? 'no port (worker only)'}`,
  config.mail.kind === 'smtp'
    ? '  Mails go out over SMTP.'
    : `  Mails land in ${config.mail.dir} and at ${address ?? config.publicUrl}/dev/mail`,
  ...(config.payments.kind === 'live'
    ? []
    : [`  Payments go to a sandbox: no money moves. See ${address ?? config.publicUrl}/dev/payments`]),
  `  Data is in ${config.database.kind === 'server' ? 'your database server and ' : ''}${config.dataDir}`,
  ...describeSafety(config),
  '  Stop with Ctrl+C.',
  '',
]

/** Resolves when the process is asked to end. */
const untilSignal = () =>
  new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve())
  })

/** Runs the program until it is asked to end, then ends it in its own time; `parts` puts a test's own parts in. */
export const serve = async (config: Config, parts: Partial<Context> = {}): Promise<void> => {
  const log = parts.log ?? createLogger(config)
  const ctx = await openContext(config, { ...parts, log })
  try {
    const listening = await openListening(ctx)
    const closeDoor = await openDoor(ctx)
    try {
      if (listening) {
        await listen(listening, config.host)
        // Who has waited for the start is answered before this process looks for work.
        await sleep(firstAnswersMs)
      }
      if (config.role !== 'web') await startWorker(ctx)
      // Before anybody is told that it is ready: a signal that came earlier would end it at once.
      const asked = untilSignal()
      const address = listening?.app.listeningOrigin.replace('127.0.0.1', 'localhost') ?? null
      for (const line of describe(config, address)) say(line)
      // Else it is kept only by a process that ends in its own time, and the start after a kill compiles all anew.
      flushCompileCache()
      await makeTheRest().catch((error: unknown) =>
        log.error({ err: error }, 'a part that was left for later is missing'),
      )
      flushCompileCache()
      await asked
      say('Finishing what is running ...')
      await listening?.app.drain(drainMs)
    } finally {
      await closeDoor()
      await listening?.app.close()
    }
  } finally {
    await ctx.close()
  }
  say('Closed.')
}
