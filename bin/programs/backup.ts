import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openBlobStore } from '../../server/src/adapters/blobs/open-blob-store.ts'
import { askForBackup } from '../../server/src/backup/backup-door.ts'
import { makeBackup, NOTHING_YET, removeBackupsBefore } from '../../server/src/backup/make-backup.ts'
import { openDatabase } from '../../server/src/db/client.ts'
import { readConfig } from '../../server/src/program/env.ts'
import type { Config } from '../../server/src/program/env.ts'

const USAGE = `Copies database and files into a new folder, while Visage runs or not.

  npm run backup -- folder                         makes folder/visage-<time>; files that an earlier backup there has take no room again
  npm run backup -- folder --every 15 --keep 30    goes on, every 15 minutes, and removes those that are older than 30 days
`

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Of longer ones timers make none at all. */
const longestSleepMs = 2 ** 31 - 1

const makeOurselves = async ({ database: settings, storage, dataDir }: Config, parent: string) => {
  // One that is not there would be made.
  if (settings.kind === 'embedded' && !existsSync(settings.dir)) throw new Error(NOTHING_YET)
  const database = await openDatabase(settings)
  try {
    const secretsFile = join(dataDir, 'secrets.json')
    return await makeBackup({ db: database.db, blobs: await openBlobStore(storage), secretsFile, parent })
  } finally {
    await database.close()
  }
}

const backUp = async (config: Config, parent: string): Promise<void> => {
  const { database } = config
  const asked = database.kind === 'embedded' ? await askForBackup(database.dir, { parent }) : null
  const made = asked ?? (await makeOurselves(config, parent))
  if ('error' in made) throw new Error(made.error)
  process.stdout.write(`${made.rows} rows and ${made.files} files are in ${made.dir}\n`)
}

const tell = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}

/** For as long as nobody ends it; one that fails is told, and made the next time. */
const goOn = async (
  config: Config,
  { parent, everyMs, keptMs }: { parent: string; everyMs: number; keptMs: number },
) => {
  for (;;) {
    const began = performance.now()
    await backUp(config, parent)
      .then(() => removeBackupsBefore(parent, new Date(Date.now() - keptMs)))
      .catch(tell)
    await sleep(Math.min(longestSleepMs, Math.max(1000, everyMs - (performance.now() - began))))
  }
}

const readNumber = (text: string, name: string): number => {
  const number = Number(text)
  if (!(number > 0)) throw new Error(`--${name} takes a number above 0, not "${text}".\n\n${USAGE}`)
  return number
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { every: { type: 'string' }, keep: { type: 'string', default: '30' } },
  })
  const [folder] = positionals
  if (!folder) throw new Error(USAGE)
  const config = readConfig(process.env)
  const parent = resolve(folder)
  if (values.every === undefined) await backUp(config, parent)
  else
    await goOn(config, {
      parent,
      everyMs: readNumber(values.every, 'every') * minuteMs,
      keptMs: readNumber(values.keep, 'keep') * dayMs,
    })
} catch (error) {
  tell(error)
  process.exitCode = 1
}
