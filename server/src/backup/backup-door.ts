import { chmod, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { platform } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Logger } from 'pino'

/** What was asked for, and what came of it. */
type Wish = { parent: string }
export type Answer = { dir: string; rows: number; files: number } | { error: string }

/** Longer addresses of such sockets do not exist. */
const longestPath = 100

const pathOf = (databaseDir: string): string => join(databaseDir, 'backup.sock')

type Options = {
  databaseDir: string
  make: (parent: string) => Promise<Exclude<Answer, { error: string }>>
  log: Logger
}

/**
 * The embedded database is open to one program alone; so that has to make the backups while it runs. It is asked through a
 * socket in the folder of the database, which only its own account can reach.
 */
export const openBackupDoor = async ({ databaseDir, make, log }: Options): Promise<() => Promise<void>> => {
  const path = pathOf(databaseDir)
  if (platform() === 'win32' || path.length > longestPath) return async () => {}
  await rm(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => {})
    createInterface({ input: socket }).once('line', (line) => {
      const answer = async (): Promise<Answer> => make((JSON.parse(line) as Wish).parent)
      void answer()
        .catch((error: unknown): Answer => {
          log.error({ err: error }, 'no backup was made')
          return { error: error instanceof Error ? error.message : String(error) }
        })
        .then((told) => socket.end(`${JSON.stringify(told)}\n`))
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  await chmod(path, 0o600)
  return async () => {
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Asks a server that runs on this machine for a backup; null where none runs. */
export const askForBackup = (databaseDir: string, wish: Wish): Promise<Answer | null> =>
  new Promise((resolve, reject) => {
    const socket = connect(pathOf(databaseDir))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(null) : reject(error),
    )
    socket.once('connect', () => socket.write(`${JSON.stringify(wish)}\n`))
    const lines = createInterface({ input: socket })
    lines.once('line', (line) => resolve(JSON.parse(line) as Answer))
    lines.once('close', () => reject(new Error('Visage ended before the backup was made.')))
    lines.on('error', () => {})
  })
