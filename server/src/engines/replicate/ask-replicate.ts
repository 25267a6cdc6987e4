import type { z } from 'zod'
import { askJson, askService, jsonOf } from '../ask-service.ts'
import type { Question, ServiceAnswer } from '../ask-service.ts'
import type { Account } from '../hosted/hosted-description.ts'
import { askLimits, refuseAnswer } from '../hosted/service-answers.ts'
import * as shapes from './replicate-shapes.ts'

const REAL = 'https://api.replicate.com/v1'
const maxTold = 300

const tell = (answer: ServiceAnswer) => {
  const read = shapes.failure.safeParse(jsonOf(answer))
  const told = read.success ? [read.data.title, read.data.detail].filter(Boolean).join(': ') : ''
  return { message: (told || `Replicate answered ${answer.status}.`).slice(0, maxTold), isUnwanted: false }
}

type Asked = Pick<Question, 'method' | 'body' | 'signal'> &
  Partial<Pick<Question, 'headers' | 'timeoutMs' | 'maxBytes'>> & {
    /** Below the address of the service. */
    path: string
  }

export type AskReplicate = ReturnType<typeof openAskReplicate>

/** Questions to Replicate with the operator's token. */
export const openAskReplicate = ({ key, baseUrl, ...names }: Account) => {
  const refuse = (answer: ServiceAnswer): void => refuseAnswer(answer, { ...names, tell })
  const base = baseUrl === null ? REAL : `${baseUrl.replace(/\/$/, '')}/v1`
  const questionOf = ({ path, ...asked }: Asked): Question => ({
    ...askLimits.answer,
    ...asked,
    url: base + path,
    headers: { authorization: `Bearer ${key}`, ...asked.headers },
  })
  return {
    refuse,
    trustedOrigins: baseUrl === null ? [] : [new URL(baseUrl).origin],
    ask: <Shape extends z.ZodType>(asked: Asked, shape: Shape): Promise<z.output<Shape>> =>
      askJson(questionOf(asked), { shape, refuse }),
    /** The answer as it is, refusals too. */
    askPlainly: (asked: Asked): Promise<ServiceAnswer> => askService(questionOf(asked)),
  }
}
