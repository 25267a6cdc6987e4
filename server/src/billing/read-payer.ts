import type { PaymentProviderName } from '@visage/contract'
import { findPerson } from '../account/find-person.ts'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import type { NewSubscription } from '../payments/payment-provider.ts'
import { findAddress } from './store/addresses.ts'

const NO_ADDRESS = 'Please save your billing address first.'
const ONLY_INDIA =
  'This plan is paid in rupees and needs a billing address in India. Please choose it again from the pricing page.'
const NOT_INDIA =
  'Your billing address is in India, so your plan is paid in rupees. Please choose it again from the pricing page.'

/** Who pays, from the saved billing address; refuses an address that this provider is not for. */
export const readPayer = async (
  { db }: Context,
  { userId, provider }: { userId: string; provider: PaymentProviderName },
): Promise<NewSubscription['customer']> => {
  const [person, address] = [await findPerson(db, userId), await findAddress(db, userId)]
  if (!person) throw new AppError('unauthenticated')
  if (!address) throw new AppError('conflict', NO_ADDRESS)
  const isIndia = address.country === 'IN'
  if (provider === 'razorpay' && !isIndia) throw new AppError('conflict', ONLY_INDIA)
  if (provider === 'paypal' && isIndia) throw new AppError('conflict', NOT_INDIA)
  return { name: address.fullName, email: person.email, phone: address.phoneNumber }
}
