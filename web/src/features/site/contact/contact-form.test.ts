import { expect, test } from 'vitest'
import { checkContactMessage } from '../api.ts'

const fine = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }

test('a full message is fine', () => {
  expect(checkContactMessage(fine)).toEqual({})
})

// Proves: contact-rules-name-email-message
test('name, email and message are required', () => {
  expect(checkContactMessage({ name: '', email: '', message: '' })).toEqual({
    name: 'Name is required.',
    email: 'Email is required.',
    message: 'Message is required.',
  })
})

test.each(['ada', 'ada@', 'ada@example', 'a da@example.com'])('%s is not an address', (email) => {
  expect(checkContactMessage({ ...fine, email })).toEqual({ email: 'Enter valid Email Address' })
})
