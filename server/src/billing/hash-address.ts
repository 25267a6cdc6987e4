import { createHmac } from 'node:crypto'
import { canonicalAddress } from '../lib/canonical-address.ts'

/** Stands for a mailbox without telling it: the same for all its spellings, and useless without the secret. */
export const hashAddress = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`welcomed\n${canonicalAddress(email)}`)
    .digest('hex')
