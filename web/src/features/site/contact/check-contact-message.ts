import type { ContactMessage } from './send-message.ts'

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const checkEmail = (email: string): string | undefined => {
  if (email === '') return 'Email is required.'
  return ADDRESS.test(email) ? undefined : 'Enter valid Email Address'
}

/** What is wrong with a contact message, field by field. */
export const checkContactMessage = ({ name, email, message }: ContactMessage) => ({
  ...(name === '' ? { name: 'Name is required.' } : {}),
  ...(checkEmail(email) === undefined ? {} : { email: checkEmail(email) ?? '' }),
  ...(message === '' ? { message: 'Message is required.' } : {}),
})
