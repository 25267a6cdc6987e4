import type { z } from 'zod'
import type { Account } from '../hosted/hosted-description.ts'
import { refuseAnswer, requestLimits } from '../hosted/service-answers.ts'
import { jsonOf, requestJson, requestService } from '../request-service.ts'
import type { ServiceAnswer, ServiceRequest } from '../request-service.ts'
import * as shapes from './replicate-shapes.ts'

const REAL = 'https://api.replicate.com/v1'
const maxTold = 300

const tell = (answer: ServiceAnswer) => {
  const read = shapes.failure.safeParse(jsonOf(answer))
  const told = read.success ? [read.data.title, read.data.detail].filter(Boolean).join(': ') : ''
  return { message: (told || `Replicate answered ${answer.status}.`).slice(0, maxTold), isUnwanted: false }
}

type ReplicateCall = Pick<ServiceRequest, 'method' | 'body' | 'signal'> &
  Partial<Pick<ServiceRequest, 'headers' | 'timeoutMs' | 'maxBytes'>> & {
    /** Below the address of the service. */
    path: string
  }

export type ReplicateClient = ReturnType<typeof openReplicateClient>

/** Questions to Replicate with the operator's token. */
export const openReplicateClient = ({ key, baseUrl, ...names }: Account) => {
  const refuse = (answer: ServiceAnswer): void => refuseAnswer(answer, { ...names, tell })
  const base = baseUrl === null ? REAL : `${baseUrl.replace(/\/$/, '')}/v1`
  const questionOf = ({ path, ...asked }: ReplicateCall): ServiceRequest => ({
    ...requestLimits.answer,
    ...asked,
    url: base + path,
    headers: { authorization: `Bearer ${key}`, ...asked.headers },
  })
  return {
    refuse,
    trustedOrigins: baseUrl === null ? [] : [new URL(baseUrl).origin],
    ask: <Shape extends z.ZodType>(asked: ReplicateCall, shape: Shape): Promise<z.output<Shape>> =>
      requestJson(questionOf(asked), { shape, refuse }),
    /** The answer as it is, refusals too. */
    askPlainly: (asked: ReplicateCall): Promise<ServiceAnswer> => requestService(questionOf(asked)),
  }
}
