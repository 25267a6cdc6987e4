import type { z } from 'zod'
import { assertPublicHost } from '../../../lib/ip-addresses.ts'
import type { Account } from '../hosted/hosted-description.ts'
import { ServiceRefusedError } from '../hosted/hosted-service.ts'
import { refuseAnswer, requestLimits } from '../hosted/service-answers.ts'
import { jsonOf, requestJson } from '../request-service.ts'
import type { ServiceAnswer, ServiceRequest } from '../request-service.ts'
import * as shapes from './fal-shapes.ts'

/** Where fal answers: the queue, its files and keys, and what it tells of accounts. */
type FalHosts = { queue: string; rest: string; api: string; trustedOrigins: readonly string[] }

const REAL: FalHosts = {
  queue: 'https://queue.fal.run',
  rest: 'https://rest.fal.ai',
  api: 'https://api.fal.ai/v1',
  trustedOrigins: [],
}

/** fal's own addresses; for a stand-in the same ones below its address. */
const falHosts = (baseUrl: string | null): FalHosts => {
  if (baseUrl === null) return REAL
  const base = baseUrl.replace(/\/$/, '')
  return { queue: `${base}/queue`, rest: `${base}/rest`, api: `${base}/v1`, trustedOrigins: [new URL(base).origin] }
}

const maxTold = 300
const UNWANTED = /content_policy|nsfw|safety/i

/** Why fal or one of its models did not do it. */
export const readFailure = (answer: ServiceAnswer): { message: string; isUnwanted: boolean } => {
  const read = shapes.failure.safeParse(jsonOf(answer))
  const raw = `fal answered ${answer.status}: ${answer.bytes.toString('utf8')}`.slice(0, maxTold)
  if (!read.success) return { message: raw, isUnwanted: false }
  const { detail, error_type: type } = read.data
  if (typeof detail === 'string') return { message: detail.slice(0, maxTold), isUnwanted: UNWANTED.test(type ?? '') }
  if (!detail || detail.length === 0) return { message: raw, isUnwanted: false }
  const message = detail.map(({ msg, type: kind }) => msg ?? kind ?? '').join('; ')
  return { message: message.slice(0, maxTold), isUnwanted: detail.some(({ type: kind }) => UNWANTED.test(kind ?? '')) }
}

type FalCall = Pick<ServiceRequest, 'url' | 'method' | 'body' | 'signal'> &
  Partial<Pick<ServiceRequest, 'headers' | 'timeoutMs' | 'maxBytes'>>

export type FalClient = ReturnType<typeof openFalClient>

/** Questions to fal with the operator's key. */
export const openFalClient = ({ key, baseUrl, ...names }: Account) => {
  const refuse = (answer: ServiceAnswer): void => refuseAnswer(answer, { ...names, tell: readFailure })
  const hosts = falHosts(baseUrl)
  const withKey = (asked: FalCall): ServiceRequest => ({
    ...requestLimits.answer,
    ...asked,
    headers: { authorization: `Key ${key}`, ...asked.headers },
  })
  return {
    hosts,
    refuse,
    withKey,
    ask: <Shape extends z.ZodType>(asked: FalCall, shape: Shape): Promise<z.output<Shape>> =>
      requestJson(withKey(asked), { shape, refuse }),
    /** An address that fal named, checked before anything is sent there. */
    checkAddress(address: string): string {
      const target = new URL(address)
      if (hosts.trustedOrigins.includes(target.origin)) return address
      if (target.protocol !== 'https:')
        throw new ServiceRefusedError('fal named an address that is not safe.', { status: 400 })
      assertPublicHost(target)
      return address
    },
  }
}
