import { email, firstPassword, newPassword, otp, personName } from '@visage/contract'
import { PASSWORDS_DIFFER } from '../../../ui/forms/fields.tsx'

type Schema = { safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } } }

const messageOf = (schema: Schema, value: string): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

/** What is wrong with a value, in the words to show under its field; undefined when it is fine. */
export const checkEmail = (value: string) => messageOf(email, value)
export const checkName = (value: string) => messageOf(personName, value)
export const checkPassword = (value: string) => messageOf(firstPassword, value)
export const checkCode = (value: string) => messageOf(otp, value)

/** A name that is missing is still to come. */
export const checkNameWhileTyping = (value: string) => (value.trim() === '' ? undefined : checkName(value))

export const checkNewPassword = (value: string) => messageOf(newPassword, value)

export const checkRepeatedPassword = (repeated: string, password: string) => {
  if (repeated === '') return 'Re-enter Password'
  return repeated === password ? undefined : PASSWORDS_DIFFER
}
