import { inspect } from 'node:util'
import { addAffiliate, describeAffiliates } from '../../server/src/billing/affiliates/manage-affiliates.ts'
import { writeReferrals } from '../../server/src/billing/affiliates/referrals.ts'
import { openDatabase } from '../../server/src/db/client.ts'
import type { Db } from '../../server/src/db/transaction.ts'
import { readConfig } from '../../server/src/env.ts'
import { AppError } from '../../server/src/lib/app-error.ts'
import { ConfigError } from '../../server/src/lib/env-values.ts'

const USAGE = `Keeps the affiliates, who earn a share of what people pay who came through their link.

  npm run affiliates -- add CODE email     makes a person with this address an affiliate
  npm run affiliates -- list               every affiliate with people and earnings
  npm run affiliates -- export CODE        what a code has brought, as CSV
`

const act = async (db: Db, [command, code = '', email = '']: string[]): Promise<string> => {
  if (command === 'add' && code && email) return addAffiliate({ db }, { code, email, createdAt: new Date() })
  if (command === 'list') return describeAffiliates({ db })
  if (command === 'export' && code) return writeReferrals({ db }, code.toLowerCase())
  throw new Error(USAGE)
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
