import { expect, it } from 'vitest'
import { queuePositionText, usualWaitText, waitRangeText, waitText } from './wait-text.ts'

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
  [4, 5, 'a few seconds'],
  [6, 14, 'about 10 seconds, seldom in more than 15 seconds'],
  [55, 62, 'about a minute'],
  [40, 130, 'about 40 seconds, seldom in more than 2 minutes'],
  [3, 55, 'a few seconds, seldom in more than a minute'],
])('says %i to %i seconds as %s', (seconds, late, text) => expect(waitRangeText(seconds, late)).toBe(text))

it.each([
  [0, 'You are next.'],
  [1, '1 other is ahead of yours.'],
  [3, '3 others are ahead of yours.'],
])('says the place behind %i others', (ahead, text) => expect(queuePositionText(ahead)).toBe(text))

// Proves: wait-text-beforehand-seconds-behind
it.each([
  [2, 4, 0, 'Usually a few seconds.'],
  [3, 5, 0, 'Usually about 5 seconds.'],
  [18, 42, 0, 'Usually 20 to 45 seconds.'],
  [60, 90, 0, 'Usually 1 to 2 minutes.'],
  [2, 12, 0, 'Usually 5 to 15 seconds.'],
  [3300, 7000, 0, 'Usually 1 to 2 hours.'],
  [40, 130, 0, 'Usually 40 seconds to 2 minutes.'],
  [58, 88, 1, 'Usually 60 to 90 seconds, with 1 other ahead.'],
  [100, 110, 0, 'Usually about 2 minutes.'],
  [100, 200, 4, 'Usually 2 to 3 minutes, with 4 others ahead.'],
  [2400, 7000, 0, 'Usually 40 minutes to 2 hours.'],
  [7000, 11_000, 0, 'Usually 2 to 3 hours.'],
])('says beforehand %i to %i seconds behind %i as %s', (eta_seconds, eta_p90_seconds, position, text) =>
  expect(usualWaitText({ position, eta_seconds, eta_p90_seconds })).toBe(text),
)
