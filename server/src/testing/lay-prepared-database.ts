import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import type { Config } from '../env.ts'

/** Gives a server that runs as a program of its own the prepared database as its embedded one. */
export const layPreparedDatabase = async ({ database }: Config): Promise<void> => {
  if (database.kind !== 'embedded') throw new Error('Only an embedded database can be laid into a folder.')
  const folder = join(database.dir, 'pgdata')
  await mkdir(folder, { recursive: true })
  await promisify(execFile)('tar', ['-xf', inject('preparedDatabase'), '-C', folder])
}
