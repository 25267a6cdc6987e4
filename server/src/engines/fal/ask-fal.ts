import type { z } from 'zod'
import { askJson } from '../http/ask-json.ts'
import type { Question, ServiceAnswer } from '../http/ask-service.ts'
import { assertPublicHost } from '../../lib/public-address.ts'
import { askLimits } from '../hosted/ask-limits.ts'
import { ServiceRefusedError } from '../hosted/hosted-service.ts'
import { refuseAnswer } from '../hosted/refuse-answer.ts'
import { falHosts } from './fal-hosts.ts'
import { readFailure } from './read-failure.ts'

type Asked = Pick<Question, 'url' | 'method' | 'body' | 'signal'> &
  Partial<Pick<Question, 'headers' | 'timeoutMs' | 'maxBytes'>>

const refuse = (answer: ServiceAnswer): void =>
  refuseAnswer(answer, { service: 'fal', keyName: 'FAL_KEY', tell: readFailure })

export type AskFal = ReturnType<typeof openAskFal>

/** Questions to fal with the operator's key. */
export const openAskFal = (key: string, baseUrl: string | null) => {
  const hosts = falHosts(baseUrl)
  const withKey = (asked: Asked): Question => ({
    ...askLimits.answer,
    ...asked,
    headers: { authorization: `Key ${key}`, ...asked.headers },
  })
  return {
    hosts,
    refuse,
    withKey,
    ask: <Shape extends z.ZodType>(asked: Asked, shape: Shape): Promise<z.output<Shape>> =>
      askJson(withKey(asked), { shape, refuse }),
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
