import { callFor, kindOf } from '@visage/contract'
import type { JobAccepted, KindInput, KindName, Quality } from '@visage/contract'
import { call, unexpectedAnswer } from '../../../lib/api/call.ts'
import { choiceOf } from '../form/choices.ts'

const acceptedStatus = 202

export type SendOptions = {
  userId: string
  idempotencyKey: string
  quality?: Quality | undefined
  /** What the face was saved with, which a prompt carries along. */
  facePrompt?: string | null
}

/** Asks for a generation. It is never waited for: its job is followed. */
export const sendGeneration = async (
  kind: KindName,
  input: unknown,
  { userId, idempotencyKey, quality, facePrompt }: SendOptions,
): Promise<JobAccepted> => {
  const asker = { userId, facePrompt, ...(quality && { quality }) }
  const { route, request } = callFor(kind, kindOf(kind).input.parse(input), asker)
  const accepted = route.accepted.safeParse(
    await call(route, request, { respondAsync: true, idempotencyKey, outlivesPage: true }),
  )
  if (!accepted.success) throw unexpectedAnswer(acceptedStatus, accepted.error)
  return accepted.data
}

/** What an input says about its place and its result; it is checked before it is read. */
export const describeInput = (kind: KindName, input: unknown) => {
  const { input: schema, caption, before, texts } = kindOf(kind)
  const wish: KindInput<KindName> = schema.parse(input)
  return {
    choice: choiceOf(kind, wish),
    caption: caption(wish),
    beforeId: before?.(wish),
    hasWords: texts(wish).length > 0,
  }
}
