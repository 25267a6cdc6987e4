import { expect, it } from 'vitest'
import { timestampedUrl } from './timestamped-url.ts'
import { placeText, waitRangeText, waitText } from './wait-text.ts'

it.each([
  [0, 'a few seconds'],
  [4, 'a few seconds'],
  [6, 'about 10 seconds'],
  [45, 'about 45 seconds'],
  [55, 'about a minute'],
  [150, 'about 3 minutes'],
])('says %i seconds as %s', (seconds, text) => expect(waitText(seconds)).toBe(text))

it.each([
  [3, 4, 'a few seconds'],
  [6, 14, 'about 10 seconds, seldom in more than 15 seconds'],
  [55, 62, 'about a minute'],
  [40, 130, 'about 40 seconds, seldom in more than 2 minutes'],
  [3, 55, 'a few seconds, seldom in more than a minute'],
])('says %i to %i seconds as %s', (seconds, late, text) => expect(waitRangeText(seconds, late)).toBe(text))

it.each([
  [0, 'You are next.'],
  [1, '1 other is ahead of yours.'],
  [3, '3 others are ahead of yours.'],
])('says the place behind %i others', (ahead, text) => expect(placeText(ahead)).toBe(text))

it('appends the moment to an address with or without a query', () => {
  expect(timestampedUrl('/a.png', 5)).toBe('/a.png?t=5')
  expect(timestampedUrl('/a.png?signature=x', 5)).toBe('/a.png?signature=x&t=5')
})
