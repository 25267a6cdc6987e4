import { z } from 'zod'
import { id, isStorable, UNSTORABLE } from '../fields.ts'
import { defineRoute } from '../route.ts'

export const MAX_FEEDBACK_LENGTH = 5000
export const FEEDBACK_TAKEN = 'Feedback submitted successfully!'

const ratingMessage = 'Please select a rating'

export const sendFeedback = defineRoute({
  method: 'POST',
  path: '/feedbacks/',
  access: 'user',
  tag: 'Feedback',
  summary: 'Rate the product from 1 to 5',
  body: z.strictObject({
    user_id: id,
    rating: z.int(ratingMessage).min(1, ratingMessage).max(5, ratingMessage),
    description: z
      .string('Please send text.')
      .trim()
      .max(MAX_FEEDBACK_LENGTH, `Please use at most ${MAX_FEEDBACK_LENGTH} characters.`)
      .refine(isStorable, UNSTORABLE)
      .default(''),
  }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
})
