import { z } from 'zod'
import { id, isStorable, UNSTORABLE } from '../fields.ts'
import { defineResource } from '../route.ts'

const route = defineResource({ tag: 'Feedback', access: 'user' })

export const MAX_FEEDBACK_LENGTH = 5000
export const FEEDBACK_TAKEN = 'Feedback submitted successfully!'

const ratingMessage = 'Please select a rating'

export const sendFeedback = route('POST /feedbacks/', {
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
