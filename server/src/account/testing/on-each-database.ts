import { afterAll, beforeAll, describe } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { startAccountServer } from './visitor.ts'

/** Runs the same tests with the database in this process and with one on a PostgreSQL server. */
export const onEachDatabase = (use: (server: TestServer) => void, define: () => void): void => {
  describe.each(['in this process', 'on a server'])('with the database %s', (place) => {
    const opened = new AsyncDisposableStack()
    beforeAll(async () => {
      const database = place === 'on a server' ? opened.use(await createTestDatabase()) : undefined
      use(opened.use(await startAccountServer({ databaseUrl: database?.url })))
    })
    afterAll(() => opened.disposeAsync())
    define()
  })
}
