import { PINCODE_MESSAGE, postalRuleOf } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { fieldError } from '../lib/field-error.ts'
import { PlaceUnavailableError } from '../postal/place-finder.ts'
import type { Place } from '../postal/place-finder.ts'

type Wanted = { country: string; pincode: string; signal: AbortSignal }

/** City and state of a postal code. */
export const findPlace = async ({ places, log }: Context, wanted: Wanted): Promise<Place> => {
  if (!postalRuleOf(wanted.country).pincode.test(wanted.pincode)) throw fieldError('pincode', PINCODE_MESSAGE)
  try {
    const place = await places.findPlace(wanted)
    if (place) return place
  } catch (error) {
    if (!(error instanceof PlaceUnavailableError)) throw error
    log.warn({ err: error, country: wanted.country }, 'a postal code could not be looked up')
    throw new AppError('unavailable', 'Failed to fetch details. Please try again later.', { cause: error })
  }
  throw new AppError('not_found', 'We do not know this pincode. Please check it, or enter city and state yourself.')
}
