import { expect, test } from 'vitest'
import { TurnableClock } from '../testing/time.ts'
import { createUrlSigner } from './file-urls.ts'

const dayMs = 24 * 60 * 60 * 1000
const key = 'ab/cd/abcd.png'

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams)

test('a signed address is good for a day and no longer', () => {
  const clock = new TurnableClock()
  const signer = createUrlSigner('secret', clock)
  const query = queryOf(signer.sign(key))
  expect(signer.verify(key, query)).toBe(true)
  clock.advance(dayMs - 60_000)
  expect(signer.verify(key, query)).toBe(true)
  clock.advance(2 * 60 * 60 * 1000)
  expect(signer.verify(key, query)).toBe(false)
})

test('a signature belongs to one key, one end and one secret', () => {
  const clock = new TurnableClock()
  const signer = createUrlSigner('secret', clock)
  const query = queryOf(signer.sign(key))
  expect(signer.verify('ab/cd/other.png', query)).toBe(false)
  expect(signer.verify(key, { ...query, expires: String(Number(query.expires) + 1) })).toBe(false)
  expect(signer.verify(key, { ...query, signature: `${query.signature}x` })).toBe(false)
  expect(signer.verify(key, {})).toBe(false)
  expect(createUrlSigner('other', clock).verify(key, query)).toBe(false)
})

test('finds the key in an address of ours and in no other', () => {
  const signer = createUrlSigner('secret', new TurnableClock())
  expect(signer.findKey(`https://visage.example${signer.sign(key)}`)).toBe(key)
  expect(signer.findKey(signer.sign(key))).toBe(key)
  expect(signer.findKey(`/api/media/${key}`)).toBeUndefined()
  expect(signer.findKey('https://elsewhere.example/picture.png')).toBeUndefined()
  expect(signer.findKey('not an address')).toBeUndefined()
})
