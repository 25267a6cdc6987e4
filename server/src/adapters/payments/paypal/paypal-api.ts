import { z } from 'zod'
import type { ZodType } from 'zod'
import type { Clock } from '../../../lib/time.ts'
import { parseJson } from '../../../lib/answers.ts'
import { PaymentRefusedError, UnknownSubscriptionError } from '../payment-provider.ts'
import type { ProviderAccount } from '../payment-provider.ts'
import { limitVerb, ProviderUnreachableError, readJson } from '../provider-client.ts'
import type { ProviderAnswer, ProviderClient, ProviderLimits } from '../provider-client.ts'
import { paypalError, paypalToken } from './paypal-shapes.ts'

export type PaypalCredential = 'clientId' | 'clientSecret' | 'webhookId'

const longestReason = 300
/** A token is renewed this long before it lapses, so that none lapses on its way. */
const marginMs = 60_000

const readProblem = (text: string, status: number): { issue: string; reason: string } => {
  const told = paypalError.safeParse(parseJson(text))
  if (!told.success) return { issue: '', reason: `status ${status}` }
  const { name, message, debug_id: debugId, details } = told.data
  const [detail] = details
  const reason = `${detail?.description ?? message}${debugId ? ` (debug id ${debugId})` : ''}`
  return { issue: detail?.issue ?? name, reason: reason.slice(0, longestReason) }
}

/** PayPal refused because of where the subscription stands. */
export class PaypalStateError extends PaymentRefusedError {
  override name = 'PaypalStateError'
}

const refusalOf = ({ status, text }: ProviderAnswer): Error => {
  const { issue, reason } = readProblem(text, status)
  if (status === 401 || status === 403)
    return new ProviderUnreachableError(`PayPal does not let us do this with the keys that are set: ${reason}`)
  if (status === 404) return new UnknownSubscriptionError(`PayPal does not know this: ${reason}`)
  if (issue === 'SUBSCRIPTION_STATUS_INVALID') return new PaypalStateError(`PayPal refused: ${reason}`)
  return new PaymentRefusedError(`PayPal refused: ${reason}`)
}

type Ask = (question: Parameters<ProviderClient>[0]) => Promise<ProviderAnswer>
type Parts = { settings: ProviderAccount<PaypalCredential>; ask: ProviderClient; limits: ProviderLimits; clock: Clock }

/** The access token, shared by all calls until shortly before it lapses. */
const createTokens = ({ settings: { clientId, clientSecret, baseUrl }, clock }: Parts) => {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  let kept: { token: string; renewAtMs: number } | null = null
  return {
    forget(token: string) {
      if (kept?.token === token) kept = null
    },
    async read(ask: Ask): Promise<string> {
      const nowMs = clock.now().getTime()
      if (kept && kept.renewAtMs > nowMs) return kept.token
      const answer = await ask({
        method: 'POST',
        url: `${baseUrl}/v1/oauth2/token`,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
        isRepeatable: true,
      })
      if (answer.status === 401)
        throw new ProviderUnreachableError(
          'PayPal does not accept our keys: PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET need another look.',
        )
      if (answer.status !== 200) throw refusalOf(answer)
      const { access_token: token, expires_in: seconds } = readJson('PayPal', paypalToken, answer.text)
      kept = { token, renewAtMs: nowMs + Math.max(seconds * 1000 - marginMs, 0) }
      return token
    },
  }
}

type Posted<Shape> = { body: object; shape: ZodType<Shape>; requestId?: string }

export type PaypalApi = {
  get<Shape>(path: string, shape: ZodType<Shape>): Promise<Shape>
  /** Only for what PayPal takes as one when it comes twice. */
  post<Shape>(path: string, posted: Posted<Shape>): Promise<Shape>
}

/** What a call that answers nothing answers. */
export const nothing = z.undefined()

/** Opens the calls of one verb, which share its time. A token that PayPal no longer takes is renewed once. */
export const createPaypalApi = (parts: Parts) => {
  const tokens = createTokens(parts)
  const { settings, limits } = parts

  return (callerSignal?: AbortSignal): PaypalApi => {
    const signal = limitVerb(callerSignal, limits)
    const ask: Ask = (question) => parts.ask(question, signal)

    const call = async <Shape>(
      path: string,
      shape: ZodType<Shape>,
      { headers = {}, ...question }: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
    ): Promise<Shape> => {
      const send = async (token: string) =>
        ask({
          ...question,
          url: `${settings.baseUrl}${path}`,
          headers: {
            ...headers,
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            'content-type': 'application/json',
          },
          isRepeatable: true,
        })
      const token = await tokens.read(ask)
      let answer = await send(token)
      if (answer.status === 401) {
        tokens.forget(token)
        answer = await send(await tokens.read(ask))
      }
      if (answer.status < 200 || answer.status >= 300) throw refusalOf(answer)
      return readJson('PayPal', shape, answer.text)
    }

    return {
      get: (path, shape) => call(path, shape, { method: 'GET' }),
      post: (path, { body, shape, requestId }) =>
        call(path, shape, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { prefer: 'return=representation', ...(requestId ? { 'paypal-request-id': requestId } : {}) },
        }),
    }
  }
}
