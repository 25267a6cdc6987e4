import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { matchesPassword } from './password.ts'

// Proves: hashing-waits-bounded
test('passwords are tried two at a time, and who comes when two hundred wait is told to come back', async () => {
  // As little work as there can be: how many wait is looked at, not how long.
  const cheap = await hash('right', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const tries = await Promise.allSettled(Array.from({ length: 230 }, async () => matchesPassword(cheap, 'right')))
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(tries.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(202)
  expect(refused).toHaveLength(28)
  for (const error of refused) expect(error).toMatchObject({ code: 'unavailable' })
  expect(await matchesPassword(cheap, 'wrong'), 'and the next ones are tried again').toBe(false)
})
