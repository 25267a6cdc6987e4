import { expect, test } from 'vitest'
import { mailLink } from './outside-links.tsx'

// Proves: mail-link-prefills-subject-body
test('prefills subject and body', () => {
  const link = mailLink({ to: 'careers@visage.example', subject: 'A & B?', body: 'Line 1\nLine 2' })
  expect(link).toBe('mailto:careers@visage.example?subject=A%20%26%20B%3F&body=Line%201%0ALine%202')
})

test('leaves the body out when there is none', () => {
  expect(mailLink({ to: 'a@visage.example', subject: 'Hi' })).toBe('mailto:a@visage.example?subject=Hi')
})
