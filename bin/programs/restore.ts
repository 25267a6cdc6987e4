import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBlobStore } from '../../server/src/adapters/blobs/open-blob-store.ts'
import { findBackupAt } from '../../server/src/backup/make-backup.ts'
import { restoreBackup } from '../../server/src/backup/restore-backup.ts'
import { openDatabase } from '../../server/src/db/client.ts'
import { readConfig } from '../../server/src/program/env.ts'
import { openQueue } from '../../server/src/jobs/queue.ts'
import { createLogger } from '../../server/src/program/open-context.ts'
import { JOBS } from '../../server/src/program/worker.ts'

const USAGE = `Puts a backup into an empty database and its storage. Stop Visage first.

  npm run restore -- folder/visage-<time>                 this one
  npm run restore -- folder --at 2026-11-25T18:00:00Z     of those in the folder, the last one made until then
`

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })
  const [folder] = positionals
  if (!folder) throw new Error(USAGE)
  const at = values.at === undefined ? null : new Date(values.at)
  if (at && Number.isNaN(at.getTime())) throw new Error(`--at takes a time, not "${values.at}".\n\n${USAGE}`)
  const dir = at ? await findBackupAt(resolve(folder), at) : resolve(folder)
  const { database: settings, storage, dataDir } = readConfig(process.env)
  const database = await openDatabase(settings)
  try {
    const queue = await openQueue(database, createLogger({ logLevel: 'error' }))
    await queue.prepare(JOBS)
    await queue.close({ drainMs: 0 })
    const secretsFile = join(dataDir, 'secrets.json')
    const blobs = await openBlobStore(storage)
    const { rows, files } = await restoreBackup({ db: database.db, blobs, secretsFile, dir })
    process.stdout.write(`${rows} rows and ${files} files are back from ${dir}. Start Visage.\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
