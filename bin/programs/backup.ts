import { join, resolve } from 'node:path'
import { openBlobStore } from '../../server/src/adapters/blobs/open-blob-store.ts'
import { askForBackup } from '../../server/src/backup/backup-door.ts'
import { makeBackup } from '../../server/src/backup/make-backup.ts'
import { openDatabase } from '../../server/src/db/client.ts'
import { readConfig } from '../../server/src/env.ts'
import type { Config } from '../../server/src/env.ts'

const USAGE = `Copies database and files into a new folder, while Visage runs or not.

  npm run backup -- folder     makes folder/visage-<time>; files that an earlier backup there has take no room again
`

const makeOurselves = async ({ database: settings, storage, dataDir }: Config, parent: string) => {
  const database = await openDatabase(settings)
  try {
    const secretsFile = join(dataDir, 'secrets.json')
    return await makeBackup({ db: database.db, blobs: openBlobStore(storage), secretsFile, parent })
  } finally {
    await database.close()
  }
}

try {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error(USAGE)
  const config = readConfig(process.env)
  const parent = resolve(folder)
  const { database } = config
  const asked = database.kind === 'embedded' ? await askForBackup(database.dir, { parent }) : null
  const made = asked ?? (await makeOurselves(config, parent))
  if ('error' in made) throw new Error(made.error)
  process.stdout.write(`${made.rows} rows and ${made.files} files are in ${made.dir}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
