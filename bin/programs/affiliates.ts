import { addAffiliate, describeAffiliates } from '../../server/src/billing/affiliates/manage-affiliates.ts'
import { writeReferrals } from '../../server/src/billing/affiliates/referrals.ts'
import { onDatabase } from './on-database.ts'

const USAGE = `Keeps the affiliates, who earn a share of what people pay who came through their link.

  npm run affiliates -- add CODE email     makes a person with this address an affiliate
  npm run affiliates -- list               every affiliate with people and earnings
  npm run affiliates -- export CODE        what a code has brought, as CSV
`

await onDatabase(async (db, [command, code = '', email = '']) => {
  if (command === 'add' && code && email) return addAffiliate({ db }, { code, email, createdAt: new Date() })
  if (command === 'list') return describeAffiliates({ db })
  if (command === 'export' && code) return writeReferrals({ db }, code.toLowerCase())
  throw new Error(USAGE)
})
