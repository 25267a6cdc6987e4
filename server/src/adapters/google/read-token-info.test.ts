import { expect, test } from 'vitest'
import { GoogleTokenError } from './google-sign-in.ts'
import { readTokenInfo } from './read-token-info.ts'

const clientId = 'ours.apps.googleusercontent.com'
const told = {
  azp: clientId,
  aud: clientId,
  sub: '108512345678901234567',
  scope: 'openid email profile',
  exp: '1772366400',
  expires_in: '3599',
  email: 'Ada@Example.com',
  email_verified: 'true',
  access_type: 'online',
}

test('reads what Google tells about a good token', () => {
  expect(readTokenInfo(told, clientId)).toEqual({ subject: told.sub, email: 'ada@example.com' })
})

test.each([
  ['of another site', { aud: 'theirs.apps.googleusercontent.com', azp: 'theirs.apps.googleusercontent.com' }],
  ['for another site, asked for by ours', { aud: 'theirs.apps.googleusercontent.com' }],
  ['for ours, asked for by another site', { azp: 'theirs.apps.googleusercontent.com' }],
  ['without an audience', { aud: undefined }],
  ['that has expired', { expires_in: '0' }],
  ['without an end', { expires_in: undefined }],
  ['with an end that is no number', { expires_in: 'never' }],
  ['without a verified address', { email_verified: 'false' }],
  ['that does not say whether the address is verified', { email_verified: undefined }],
  ['that may not tell the address', { email: undefined, email_verified: undefined }],
  ['without an account', { sub: undefined }],
])('refuses a token %s', (_what, changes) => {
  expect(() => readTokenInfo({ ...told, ...changes }, clientId)).toThrow(GoogleTokenError)
})

test.each([null, 'ok', [], {}])('refuses %j as an answer', (answer) => {
  expect(() => readTokenInfo(answer, clientId)).toThrow(GoogleTokenError)
})
