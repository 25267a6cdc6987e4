import { z } from 'zod'
import { email, id, timestamp, message, text } from '../fields.ts'
import { defineResource } from '../route.ts'

const route = defineResource({ tag: 'Takedowns', access: 'user' })

export const MAX_TAKEDOWN_REASON_LENGTH = 5000

export const TAKEDOWN_RIGHTS = ['likeness', 'copyright', 'privacy', 'other'] as const
const right = z.enum(TAKEDOWN_RIGHTS, 'Please say which right is concerned.')

/** `hidden`: the public page is gone; `countered`: its owner objects; both wait for what the operator decides next. */
export const TAKEDOWN_STATES = ['open', 'hidden', 'rejected', 'countered', 'restored'] as const
export const takedownState = z.enum(TAKEDOWN_STATES)
export type TakedownState = z.output<typeof takedownState>

const truth = (sentence: string) => z.literal(true, sentence)

const writer = {
  name: text('Name is required.', 100),
  postal_address: text('Postal address is required.', 500),
  email,
  signature: text('Please sign with your name.', 100),
}

const reasons = text('Please say what is wrong.', MAX_TAKEDOWN_REASON_LENGTH)

export const takedownNotice = z.strictObject({
  /** Where the content is shown. */
  address: text('Please give the address of the content.', 500),
  right,
  reasons,
  ...writer,
  is_true: truth('Please confirm that the notice is true.'),
})
export type TakedownNotice = z.output<typeof takedownNotice>

const caseNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^VT-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'A case number looks like VT-7K3Q-9F2M.')
export const takedownParams = z.strictObject({ case_number: caseNumber })

export const sendTakedownNotice = route('POST /takedowns', {
  access: 'public',
  summary: 'Ask for shared content to be taken down',
  body: takedownNotice,
  output: z.object({ case_number: z.string(), message: z.string() }),
  status: 201,
})

export const sendCounterNotice = route('POST /takedowns/{case_number}/counter-notice', {
  summary: 'Object to the takedown of an own item',
  errors: ['conflict'],
  params: takedownParams,
  body: z.strictObject({
    reasons,
    ...writer,
    accepts_courts: truth('Please accept the courts that section L of the terms names.'),
  }),
  output: message,
})

/** What happened in a case, by whom. */
export const takedownEvent = z.object({
  at: timestamp,
  actor: z.string(),
  action: z.string(),
  note: z.string().nullable(),
})

export const takedownCase = z.object({
  case_number: z.string(),
  state: takedownState,
  right,
  reasons: z.string(),
  asset_id: id.nullable(),
  received_at: timestamp,
  /** By then it is decided, or hidden by the clock. */
  due_at: timestamp,
})
export type TakedownCase = z.output<typeof takedownCase>

export const listOwnTakedowns = route('GET /takedowns', {
  summary: 'Cases about own items, newest first; who complained is not told',
  output: z.object({ cases: z.array(takedownCase) }),
})
