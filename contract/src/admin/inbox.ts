import { z } from 'zod'
import { id, timestamp } from '../fields.ts'
import { nextCursor, paging, person, route } from './fields.ts'

const feedbackEntry = z.object({
  id,
  person,
  rating: z.number().int(),
  description: z.string(),
  created_at: timestamp,
})
export type FeedbackEntry = z.output<typeof feedbackEntry>

export const listFeedback = route('GET /admin/feedback', {
  summary: 'What people think of the product, newest first',
  query: z.strictObject({ rating: z.coerce.number().int().min(1).max(5).optional(), ...paging }),
  output: z.object({ feedback: z.array(feedbackEntry), next_cursor: nextCursor }),
})

export const MESSAGE_STATES = ['open', 'answered', 'all'] as const

const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: timestamp,
  answered_at: timestamp.nullable(),
})
export type AdminMessage = z.output<typeof contactMessage>

export const listMessages = route('GET /admin/messages', {
  summary: 'Messages of the contact form, newest first',
  query: z.strictObject({ state: z.enum(MESSAGE_STATES).default('open'), ...paging }),
  output: z.object({ messages: z.array(contactMessage), next_cursor: nextCursor }),
})

export const setMessageAnswered = route('POST /admin/messages/{id}/answered', {
  summary: 'Note that a message was answered, or that it was not',
  params: z.strictObject({ id }),
  body: z.strictObject({ is_answered: z.boolean() }),
  output: contactMessage,
})

export const downloadSubscribers = route('GET /admin/newsletter.csv', {
  summary: 'Everybody who wants news, each with the link that ends it, as a table for spreadsheets',
  output: z.void(),
  answersFile: true,
})
