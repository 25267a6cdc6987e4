import { contract } from '@visage/contract'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'

type Joined = { outcome: 'joined' | 'refused' | 'unreachable'; text: string }

/** Leaves an address for the newsletter; answers what to tell the person. */
export const joinNewsletter = async (email: string): Promise<Joined> => {
  try {
    const { message } = await call(contract.site.joinNewsletter, { body: { email } })
    return { outcome: 'joined', text: message }
  } catch (error) {
    if (isApiError(error) && error.status > 0) return { outcome: 'refused', text: error.message }
    return { outcome: 'unreachable', text: 'Error: Unable to process ' }
  }
}
