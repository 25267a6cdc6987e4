import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/client.ts'
import type { DatabaseSettings } from '../db/client.ts'
import { openQueue } from '../jobs/queue.ts'
import { JOBS } from '../program/worker.ts'

/** Gives a new database every table and queue. */
export const prepareDatabase = async (settings: DatabaseSettings): Promise<void> => {
  const database = await openDatabase(settings)
  const queue = await openQueue(database, pino({ enabled: false }))
  await queue.prepare(JOBS)
  await queue.close({ drainMs: 0 })
  await database.close()
}

/** Makes the embedded database once for the whole run: to set one up anew takes eight seconds of work each time. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-prepared-'))
  await prepareDatabase({ kind: 'embedded', dir, isSynced: false })
  const client = await PGlite.create(join(dir, 'pgdata'))
  const contents = await client.dumpDataDir('none')
  await client.close()
  const file = join(dir, 'pgdata.tar')
  await writeFile(file, contents.stream())
  project.provide('preparedDatabase', file)
  return () => rm(dir, { recursive: true, force: true })
}

export default setup
