import { expect, test } from 'vitest'
import { objectOf } from './influencers.ts'

test.each([
  ['they/them', 'female', 'them'],
  ['She / her', 'male', 'her'],
  ['he', 'female', 'him'],
  ['xe/xem', 'female', 'xem'],
  ['', 'male', 'him'],
  ['', null, 'them'],
  ['any', 'female', 'her'],
] as const)('%s: pronouns go before the gender of the face', (pronouns, gender, object) => {
  expect(objectOf({ pronouns, gender })).toBe(object)
})
