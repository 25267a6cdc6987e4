import { removeAllFactors } from '../../server/src/account/security/manage-factors.ts'
import { logAction } from '../../server/src/admin/log/actions.ts'
import { inTransaction } from '../../server/src/db/transaction.ts'
import { systemClock } from '../../server/src/lib/time.ts'
import { onDatabase } from './on-database.ts'

const USAGE = `Lets somebody in again who has lost every second factor and recovery code.

  npm run second-factors -- remove email     takes them from the account with this address and signs it out everywhere

Be sure that it is its owner who asks: then the password alone, or a mailed code, opens the account.
`

await onDatabase((db, [command, email = '']) => {
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
})
