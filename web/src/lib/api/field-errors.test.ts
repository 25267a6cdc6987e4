import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { readFieldErrors } from './field-errors.ts'

const refusal = (fields: Record<string, string>) =>
  new ApiError({ code: 'invalid_input', message: 'No.', status: 400, details: { fields } })

it('tells what is wrong with a part of a field under the field, the first of several', () => {
  const error = refusal({ 'lexicon.1.spoken': 'One.', 'lexicon.2.spoken': 'Two.', name: 'Three.', 'other.0': 'Four.' })
  expect(readFieldErrors(error, ['name', 'lexicon', 'lex'])).toEqual({ lexicon: 'One.', name: 'Three.' })
})

it('tells nothing of fields that the form does not have', () => {
  expect(readFieldErrors(refusal({ 'other.0': 'Four.' }), ['name'])).toBeUndefined()
})
