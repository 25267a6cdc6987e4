import { COUNTRY_MISSING, PINCODE_MESSAGE, PLACE_UNAVAILABLE, postalRuleOf } from '@visage/contract'
import type { BillingAddress, BodyOf, contract } from '@visage/contract'
import { findPerson, notYourAddress } from '../../account/users/persons.ts'
import { COUNTRY_NAMES } from '../../adapters/geo/countries.ts'
import { LocalityUnavailableError } from '../../adapters/geo/locality-finder.ts'
import type { Locality } from '../../adapters/geo/locality-finder.ts'
import type { Context } from '../../program/context.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'
import { findAddress, putAddress } from './store.ts'

type LocalityQuery = { country: string; pincode: string; signal: AbortSignal }

/** City and state of a postal code. */
export const findLocality = async ({ localities, log }: Context, wanted: LocalityQuery): Promise<Locality> => {
  if (!postalRuleOf(wanted.country).pincode.test(wanted.pincode)) throw fieldError('pincode', PINCODE_MESSAGE)
  try {
    const place = await localities.findLocality(wanted)
    if (place) return place
  } catch (error) {
    if (!(error instanceof LocalityUnavailableError)) throw error
    log.warn({ err: error, country: wanted.country }, 'a postal code could not be looked up')
    throw new AppError('unavailable', PLACE_UNAVAILABLE, { cause: error })
  }
  throw new AppError('not_found', 'We do not know this pincode. Please check it, or enter city and state yourself.')
}

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

type Input = Omit<BodyOf<typeof contract.billing.saveBillingAddress>, 'user_id'> & { userId: string }

/** Saves a person's billing address in the place of an earlier one. */
export const saveAddress = async ({ db, clock }: Context, input: Input): Promise<{ status: string }> => {
  const { userId, email, full_name: fullName, phone_number: phoneNumber, ...place } = input
  const person = await findPerson(db, userId)
  if (!person) throw new AppError('unauthenticated')
  if (person.email !== email) throw notYourAddress()
  if (!Object.hasOwn(COUNTRY_NAMES, place.country)) throw fieldError('country', COUNTRY_MISSING)
  await putAddress(db, { userId, fullName, phoneNumber, ...place, updatedAt: clock.now() })
  return { status: 'success' }
}
