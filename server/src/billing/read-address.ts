import type { BillingAddress } from '@visage/contract'
import { findPerson } from '../account/find-person.ts'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { findAddress } from './store/addresses.ts'

/** A person's billing address as it was last saved; nobody learns of another one's. */
export const readAddress = async (
  { db }: Context,
  { userId, email }: { userId: string; email: string },
): Promise<{ address: BillingAddress | null }> => {
  const person = await findPerson(db, userId)
  if (person?.email !== email) throw new AppError('not_found')
  const saved = await findAddress(db, userId)
  if (!saved) return { address: null }
  const { fullName, phoneNumber, address, city, state, pincode, country } = saved
  return {
    address: { full_name: fullName, phone_number: phoneNumber, address, city, state, pincode, country, email },
  }
}
