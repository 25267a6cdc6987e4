import { z } from 'zod'
import { email, id, instant, message, text } from './fields.ts'
import { defineRoute } from './route.ts'

const tag = 'Takedowns'

export const MAX_TAKEDOWN_REASON_LENGTH = 5000

export const TAKEDOWN_RIGHTS = ['likeness', 'copyright', 'privacy', 'other'] as const
const right = z.enum(TAKEDOWN_RIGHTS, 'Please say which right is concerned.')

/** `hidden`: the public page is gone; `countered`: its owner objects; both wait for what the operator decides next. */
const TAKEDOWN_STATES = ['open', 'hidden', 'rejected', 'countered', 'restored'] as const
const state = z.enum(TAKEDOWN_STATES)
export type TakedownState = z.output<typeof state>

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
const params = z.strictObject({ case_number: caseNumber })

export const sendTakedownNotice = defineRoute({
  method: 'POST',
  path: '/takedowns',
  access: 'public',
  tag,
  summary: 'Ask for shared content to be taken down',
  body: takedownNotice,
  output: z.object({ case_number: z.string(), message: z.string() }),
  status: 201,
})

export const sendCounterNotice = defineRoute({
  method: 'POST',
  path: '/takedowns/{case_number}/counter-notice',
  access: 'user',
  tag,
  summary: 'Object to the takedown of an own item',
  params,
  body: z.strictObject({
    reasons,
    ...writer,
    accepts_courts: truth('Please accept the courts that section L of the terms names.'),
  }),
  output: message,
})

const event = z.object({ at: instant, actor: z.string(), action: z.string(), note: z.string().nullable() })

const takedownCase = z.object({
  case_number: z.string(),
  state,
  right,
  reasons: z.string(),
  asset_id: id.nullable(),
  received_at: instant,
  /** By then it is decided, or hidden by the clock. */
  due_at: instant,
})
export type TakedownCase = z.output<typeof takedownCase>

export const listOwnTakedowns = defineRoute({
  method: 'GET',
  path: '/takedowns',
  access: 'user',
  tag,
  summary: 'Cases about own items, newest first; who complained is not told',
  output: z.object({ cases: z.array(takedownCase) }),
})

const operatorCase = takedownCase.extend({
  address: z.string(),
  name: z.string(),
  postal_address: z.string(),
  email: z.string(),
  counter_notice: z.string().nullable(),
  events: z.array(event),
})
export type OperatorTakedownCase = z.output<typeof operatorCase>

export const listTakedowns = defineRoute({
  method: 'GET',
  path: '/operator/takedowns',
  access: 'user',
  tag,
  summary: 'The queue of the operator, soonest due first; only for addresses in ADMIN_EMAILS',
  query: z.strictObject({ state: state.optional() }),
  output: z.object({ cases: z.array(operatorCase) }),
})

export const decideTakedown = defineRoute({
  method: 'POST',
  path: '/operator/takedowns/{case_number}/decision',
  access: 'user',
  tag,
  summary: 'Hide the content, reject the notice or put the content back; only for addresses in ADMIN_EMAILS',
  params,
  body: z.strictObject({
    action: z.enum(['hide', 'reject', 'restore'], 'Please choose hide, reject or restore.'),
    note: text('Please say why.', 2000),
  }),
  output: operatorCase,
})
