import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import { openMemoryDatabase } from '../db/client.ts'
import type { Database } from '../db/client.ts'

/** A database in memory with every table and no row. */
export const openPreparedDatabase = async (): Promise<Database> =>
  openMemoryDatabase(await openAsBlob(inject('preparedDatabase')))
