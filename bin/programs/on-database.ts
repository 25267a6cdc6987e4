import { inspect } from 'node:util'
import { openDatabase } from '../../server/src/db/client.ts'
import type { Db } from '../../server/src/db/transaction.ts'
import { readConfig } from '../../server/src/program/env.ts'
import { AppError } from '../../server/src/lib/app-error.ts'
import { ConfigError } from '../../server/src/lib/env-values.ts'

const isSentence = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof AppError || (error instanceof Error && error.constructor === Error)

/** Does with the database what the command line asks for, and prints what `act` says of it, or why it was not done. */
export const onDatabase = async (act: (db: Db, asked: string[]) => Promise<string>): Promise<void> => {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config.database)
    try {
      process.stdout.write(await act(database.db, process.argv.slice(2)))
    } finally {
      await database.close()
    }
  } catch (error) {
    const isLocked = isSentence(error) && error.message.includes('in use by another Visage')
    const hint = isLocked
      ? '\nThe embedded database serves one program at a time: stop the server first, or set DATABASE_URL.'
      : ''
    process.stderr.write(`${isSentence(error) ? error.message : inspect(error)}${hint}\n`)
    process.exitCode = 1
  }
}
