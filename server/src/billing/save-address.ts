import type { BodyOf, contract } from '@visage/contract'
import { findPerson } from '../account/find-person.ts'
import type { Context } from '../context.ts'
import { COUNTRY_NAMES } from '../geo/country-names.ts'
import { AppError } from '../lib/app-error.ts'
import { fieldError } from '../lib/field-error.ts'
import { putAddress } from './store/addresses.ts'

type Input = Omit<BodyOf<typeof contract.billing.saveBillingAddress>, 'user_id'> & { userId: string }

/** Saves a person's billing address in the place of an earlier one. */
export const saveAddress = async ({ db, clock }: Context, input: Input): Promise<{ status: string }> => {
  const {
    userId,
    email,
    full_name: fullName,
    phone_number: phoneNumber,
    address,
    city,
    state,
    pincode,
    country,
  } = input
  const person = await findPerson(db, userId)
  if (!person) throw new AppError('unauthenticated')
  if (person.email !== email) throw fieldError('email', 'This is not the address of your account.')
  if (!Object.hasOwn(COUNTRY_NAMES, country)) throw fieldError('country', 'Please choose a country.')
  await putAddress(db, {
    userId,
    fullName,
    phoneNumber,
    address,
    city,
    state,
    pincode,
    country,
    updatedAt: clock.now(),
  })
  return { status: 'success' }
}
