import type { ZodType } from 'zod'
import { parseJson } from '../../../lib/answers.ts'
import { PaymentRefusedError, UnknownSubscriptionError } from '../payment-provider.ts'
import type { ProviderAccount } from '../payment-provider.ts'
import { limitVerb, ProviderUnreachableError, readJson } from '../provider-client.ts'
import type { ProviderClient, ProviderLimits } from '../provider-client.ts'
import { razorpayError } from './razorpay-shapes.ts'

export type RazorpayCredential = 'keyId' | 'keySecret' | 'webhookSecret'

const longestReason = 200

/** What an answer that is no success means. Unknown ids come with status 400. */
const refusalOf = (status: number, text: string): Error => {
  const told = razorpayError.safeParse(parseJson(text))
  const reason = told.success ? told.data.error.description.slice(0, longestReason) : `status ${status}`
  if (status === 401 || status === 403)
    return new ProviderUnreachableError(
      'Razorpay does not accept our keys: RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET need another look.',
    )
  if (status === 404 || /does not exist|not a valid id/i.test(reason))
    return new UnknownSubscriptionError(`Razorpay does not know this: ${reason}`)
  return new PaymentRefusedError(`Razorpay refused: ${reason}`)
}

export type RazorpayApi = {
  get<Shape>(path: string, shape: ZodType<Shape>): Promise<Shape>
  post<Shape>(path: string, body: object, options: { shape: ZodType<Shape>; isRepeatable: boolean }): Promise<Shape>
}

type Parts = { settings: ProviderAccount<RazorpayCredential>; ask: ProviderClient; limits: ProviderLimits }

/** Opens the calls of one verb, which share its time. */
export const createRazorpayApi = ({ settings, ask, limits }: Parts) => {
  const { keyId, keySecret, baseUrl } = settings
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  return (callerSignal?: AbortSignal): RazorpayApi => {
    const signal = limitVerb(callerSignal, limits)
    const call = async <Shape>(
      path: string,
      shape: ZodType<Shape>,
      question: Pick<Parameters<ProviderClient>[0], 'method' | 'body' | 'isRepeatable'>,
    ): Promise<Shape> => {
      const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' }
      const { status, text } = await ask({ ...question, url: `${baseUrl}/v1${path}`, headers }, signal)
      if (status < 200 || status >= 300) throw refusalOf(status, text)
      return readJson('Razorpay', shape, text)
    }
    return {
      get: (path, shape) => call(path, shape, { method: 'GET', isRepeatable: true }),
      post: (path, body, { shape, isRepeatable }) =>
        call(path, shape, { method: 'POST', body: JSON.stringify(body), isRepeatable }),
    }
  }
}
