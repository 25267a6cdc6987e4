import { z } from 'zod'
import { id, instant } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { nextCursor, paging, person } from './fields.ts'

const tag = 'Desk'

const givenFeedback = z.object({
  id,
  person,
  rating: z.number().int(),
  description: z.string(),
  created_at: instant,
})
export type GivenFeedback = z.output<typeof givenFeedback>

export const listFeedback = defineRoute({
  method: 'GET',
  path: '/desk/feedback',
  access: 'desk',
  tag,
  summary: 'What people think of the product, newest first',
  query: z.strictObject({ rating: z.coerce.number().int().min(1).max(5).optional(), ...paging }),
  output: z.object({ feedback: z.array(givenFeedback), next_cursor: nextCursor }),
})

export const MESSAGE_STATES = ['open', 'answered', 'all'] as const

const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: instant,
  answered_at: instant.nullable(),
})
export type DeskMessage = z.output<typeof contactMessage>

export const listMessages = defineRoute({
  method: 'GET',
  path: '/desk/messages',
  access: 'desk',
  tag,
  summary: 'Messages of the contact form, newest first',
  query: z.strictObject({ state: z.enum(MESSAGE_STATES).default('open'), ...paging }),
  output: z.object({ messages: z.array(contactMessage), next_cursor: nextCursor }),
})

export const markMessage = defineRoute({
  method: 'POST',
  path: '/desk/messages/{id}/answered',
  access: 'desk',
  tag,
  summary: 'Note that a message was answered, or that it was not',
  params: z.strictObject({ id }),
  body: z.strictObject({ is_answered: z.boolean() }),
  output: contactMessage,
})

export const downloadSubscribers = defineRoute({
  method: 'GET',
  path: '/desk/newsletter.csv',
  access: 'desk',
  tag,
  summary: 'Everybody on the newsletter, as a table for spreadsheets',
  output: z.void(),
  answersFile: true,
})
