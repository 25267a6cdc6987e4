import type { ServiceAnswer } from '../http/ask-service.ts'
import { jsonOf } from '../http/ask-json.ts'
import * as shapes from './fal-shapes.ts'

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
