import { inspect } from 'node:util'
import { readConfig } from './env.ts'
import type { Config } from './env.ts'
import { openApp } from './http/open-app.ts'
import { ConfigError } from './lib/env-values.ts'
import { createLogger, openContext } from './open-context.ts'
import { startWorker } from './worker.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const listen = async (app: Awaited<ReturnType<typeof openApp>>, { host, port }: Config): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use: stop the other program or set PORT to another number.`, { cause: error })
  }
}

const describe = (config: Config, address: string): string[] => [
  '',
  `  Visage is ready at ${address}`,
  config.mail.kind === 'smtp'
    ? '  Mails go out over SMTP.'
    : `  Mails land in ${config.mail.dir} and at ${address}/dev/mail`,
  ...(config.payments.kind === 'live'
    ? []
    : [`  Payments go to a sandbox: no money moves. See ${address}/dev/payments`]),
  `  Data is in ${config.database.kind === 'server' ? 'your database server and ' : ''}${config.dataDir}`,
  '  Stop with Ctrl+C.',
  '',
]

/** Resolves when the process is asked to end. */
const untilSignal = () =>
  new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve())
  })

const run = async (config: Config): Promise<void> => {
  const log = createLogger(config)
  const ctx = await openContext(config, { log })
  try {
    const app = config.role === 'worker' ? null : await openApp(ctx)
    try {
      if (app) await listen(app, config)
      if (config.role !== 'web') await startWorker(ctx)
      const address = app?.listeningOrigin.replace('127.0.0.1', 'localhost') ?? 'no port (worker only)'
      for (const line of describe(config, address)) say(line)
      await untilSignal()
      say('Finishing what is running ...')
    } finally {
      await app?.close()
    }
  } finally {
    await ctx.close()
  }
  say('Closed.')
}

try {
  await run(readConfig(process.env))
} catch (error) {
  const isSentence = error instanceof ConfigError || (error instanceof Error && error.constructor === Error)
  process.stderr.write(`${isSentence ? error.message : inspect(error)}\n`)
  process.exitCode = 1
}
