import { inspect } from 'node:util'
import { removeAllFactors } from '../../server/src/account/security/manage-factors.ts'
import { logAction } from '../../server/src/admin/log/actions.ts'
import { openDatabase } from '../../server/src/db/client.ts'
import { inTransaction } from '../../server/src/db/transaction.ts'
import type { Db } from '../../server/src/db/transaction.ts'
import { readConfig } from '../../server/src/env.ts'
import { AppError } from '../../server/src/lib/app-error.ts'
import { ConfigError } from '../../server/src/lib/env-values.ts'
import { systemClock } from '../../server/src/lib/time.ts'

const USAGE = `Lets somebody in again who has lost every second factor and recovery code.

  npm run second-factors -- remove email     takes them from the account with this address and signs it out everywhere

Be sure that it is its owner who asks: then the password alone, or a mailed code, opens the account.
`

const act = (db: Db, [command, email = '']: string[]): Promise<string> => {
  if (command !== 'remove' || !email) throw new Error(USAGE)
  const address = email.trim().toLowerCase()
  const log = { info: (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`) }
  return inTransaction(db, async (tx) => {
    const removed = await removeAllFactors({ db: tx, clock: systemClock }, address)
    if (!removed) throw new Error(`There is no account with the address ${address}.`)
    const done = { actor: 'command line', action: 'person.remove_factors', personId: removed.userId } as const
    await logAction({ clock: systemClock, log }, tx, done)
    return `The account ${address} has no second factor any more and is signed out everywhere. Tell its owner.\n`
  })
}

const isSentence = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof AppError || (error instanceof Error && error.constructor === Error)

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
