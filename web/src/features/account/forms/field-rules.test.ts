import { expect, test } from 'vitest'
import {
  checkCode,
  checkEmail,
  checkName,
  checkNameWhileTyping,
  checkNewPassword,
  checkPassword,
  checkRepeatedPassword,
} from './field-rules.ts'

// Proves: field-sentences
test.each([
  [checkEmail, '', 'Email is required.'],
  [checkEmail, 'ada@', 'Enter valid Email Address'],
  [checkEmail, ' Ada@Example.com ', undefined],
  [checkName, '  ', 'Name is required.'],
  [checkName, 'ada@home', "Name cannot contain '@'."],
  [checkName, 'Ada Vell', undefined],
  [checkNameWhileTyping, '', undefined],
  [checkNameWhileTyping, 'ada@', "Name cannot contain '@'."],
  [checkPassword, '12345', 'Password must be at least 6 characters long.'],
  [checkPassword, '', 'Password must be at least 6 characters long.'],
  [checkPassword, '123456', undefined],
  [checkCode, '12345', 'Please enter all 6 digits of the OTP.'],
  [checkCode, '123 56', 'Please enter all 6 digits of the OTP.'],
  [checkCode, '123456', undefined],
  [checkNewPassword, '', 'Enter New Password'],
  [checkNewPassword, '12345', 'Password must be at least 6 characters long.'],
])('%o says of %j: %j', (check, value, message) => {
  expect(check(value)).toBe(message)
})

// Proves: field-rules-repeated-password-must
test('a repeated password must be there and be the same', () => {
  expect(checkRepeatedPassword('', 'correct horse')).toBe('Re-enter Password')
  expect(checkRepeatedPassword('correct hose', 'correct horse')).toBe('Passwords do not match.')
  expect(checkRepeatedPassword('correct horse', 'correct horse')).toBeUndefined()
})
