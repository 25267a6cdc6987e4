import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of its own on the test run's PostgreSQL server, and how to drop it. */
export const createTestDatabase = async (): Promise<AsyncDisposable & { url: string }> => {
  const serverUrl = inject('postgresUrl')
  const name = `visage_test_${randomUUID().replaceAll('-', '')}`
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await onServer(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, [Symbol.asyncDispose]: () => onServer(`drop database ${name} with (force)`) }
}
