import { contract } from '@visage/contract'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'

export type ContactMessage = { name: string; email: string; message: string }
type Sent = { isSent: true } | { isSent: false; fields: Partial<ContactMessage> }

const isField = (name: string): name is keyof ContactMessage => ['name', 'email', 'message'].includes(name)

/** Sends what the contact form holds; answers which fields the server did not take. */
export const sendMessage = async (body: ContactMessage): Promise<Sent> => {
  try {
    await call(contract.site.sendContactMessage, { body })
    return { isSent: true }
  } catch (error) {
    const refused = isApiError(error, 'invalid_input') ? Object.entries(error.details.fields ?? {}) : []
    return { isSent: false, fields: Object.fromEntries(refused.filter(([name]) => isField(name))) }
  }
}
