import { users } from '../db/schema.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { createLogger } from './open-context.ts'
import { expect, test } from 'vitest'

test('the log of a statement that failed holds none of its values', async () => {
  const lines: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  await using server = await startTestServer({ worker: false })
  const person = { email: 'ada@example.com', name: 'Ada' }
  await server.ctx.db.insert(users).values(person)
  const failed = await server.ctx.db
    .insert(users)
    .values(person)
    .catch((error: unknown) => error)
  log.error({ err: failed, cause: (failed as Error).cause }, 'request failed')
  const [line = ''] = lines
  expect(line).toContain('insert into \\"users\\"')
  expect(line).toContain('23505')
  expect(line).not.toContain('ada@example.com')
})
