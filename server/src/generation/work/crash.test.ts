import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../program/env.ts'
import { createMaker, isOver } from '../../testing/generation-server.ts'
import { readEvents } from '../../testing/read-events.ts'
import { programFile, startServerProcess } from '../../testing/server-process.ts'
import type { ServerProcess } from '../../testing/server-process.ts'
import { createTestClient } from '../../testing/test-client.ts'
import { layPreparedDatabase } from '../../testing/test-database.ts'

const program = programFile('slow-server')

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'visage-crash-'))
  await layPreparedDatabase(readConfig(environment()))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const environment = () => ({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', WEB_DIR: '', DATA_DIR: dataDir })

const startProcess = () => startServerProcess(program, environment())
const startsOf = ({ lines }: ServerProcess): string[] =>
  lines.flatMap((line) => (line.startsWith('start ') ? [line.slice('start '.length)] : []))

test('a server that is killed in mid-job goes on after a restart, with one start, one result and one charge', async () => {
  await using first = await startProcess()
  const config = readConfig(environment())
  const client = createTestClient(first.url, config)
  const user = await client.signUp()
  const maker = createMaker({ client, url: first.url }, user)
  const { job_id: id } = await maker.accept({ key: 'only once' })
  const before = await maker.waitFor(id, ({ progress }) => progress > 20)
  await using firstStream = await readEvents(first.url, { token: user.access })
  const seen = await firstStream.next(({ job }) => job.id === id)
  await first.kill()

  await using second = await startProcess()
  const again = createMaker({ client: createTestClient(second.url, config), url: second.url }, user)
  expect((await again.accept({ key: 'only once' })).job_id).toBe(id)
  await using stream = await readEvents(second.url, { token: user.access, lastEventId: seen.id })
  const end = await stream.next(({ job }) => job.id === id && isOver(job))
  expect(end.job).toMatchObject({ status: 'succeeded', created_at: before.created_at, started_at: before.started_at })
  expect([first, second].flatMap(startsOf)).toEqual([id])
  expect((await again.gallery()).faces).toHaveLength(1)
  expect((await again.usage()).meters.faces.used).toBe(1)
  const picture = await fetch(`${second.url}${end.job.result?.url}`)
  expect(picture.headers.get('content-type')).toBe('image/png')
})
