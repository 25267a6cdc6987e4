import { contract } from '@visage/contract'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'

type Joined = { isTaken: boolean; text: string }

/** Leaves an address for the newsletter; answers what the server says. Throws when there is no answer. */
export const joinNewsletter = async (email: string): Promise<Joined> => {
  try {
    const { message } = await call(contract.site.joinNewsletter, { body: { email } })
    return { isTaken: true, text: message }
  } catch (error) {
    if (isApiError(error) && error.status > 0) return { isTaken: false, text: error.message }
    throw error
  }
}
