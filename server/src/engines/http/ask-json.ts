import type { z } from 'zod'
import { askService, NoAnswerError } from './ask-service.ts'
import type { Question, ServiceAnswer } from './ask-service.ts'

/** What an answer holds; undefined where it is no JSON. */
export const jsonOf = ({ bytes }: Pick<ServiceAnswer, 'bytes'>): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** An answer in its shape. Throws a {@link NoAnswerError} for any other: what cannot be read says nothing. */
export const readAnswer = <Shape extends z.ZodType>(
  answer: ServiceAnswer,
  { shape, service }: { shape: Shape; service: string },
): z.output<Shape> => {
  const read = shape.safeParse(jsonOf(answer))
  if (!read.success) throw new NoAnswerError(`${service} answered with what cannot be read.`, { cause: read.error })
  return read.data
}

/** As `askService`, with the answer in its shape; `refuse` throws for an answer that is a refusal. */
export const askJson = async <Shape extends z.ZodType>(
  question: Question,
  { shape, refuse }: { shape: Shape; refuse: (answer: ServiceAnswer) => void },
): Promise<z.output<Shape>> => {
  const answer = await askService(question)
  refuse(answer)
  return readAnswer(answer, { shape, service: new URL(question.url).host })
}
