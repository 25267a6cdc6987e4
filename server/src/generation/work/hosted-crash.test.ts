import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { startStandInReplicate } from '@visage/sandbox/engines/stand-in-replicate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../program/env.ts'
import { createMaker, isOver } from '../../testing/generation-server.ts'
import { programFile, startServerProcess } from '../../testing/server-process.ts'
import { createTestClient } from '../../testing/test-client.ts'
import { layPreparedDatabase } from '../../testing/test-database.ts'

const program = programFile('main')

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'visage-hosted-crash-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const SERVICES = [
  [
    'fal',
    startStandInFal,
    (service: { url: string; key: string }) => ({ FAL_KEY: service.key, FAL_BASE_URL: service.url }),
  ],
  [
    'replicate',
    startStandInReplicate,
    (service: { url: string; key: string }) => ({
      REPLICATE_API_TOKEN: service.key,
      REPLICATE_BASE_URL: service.url,
    }),
  ],
] as const

// Proves: hosted-crash-server-killed-took
test.each(SERVICES)(
  'a server that is killed after %s took an order, and before it knew, finds the work again: one order, one charge',
  async (name, startService, env) => {
    await using service = await startService({ msPerWork: 200 })
    const environment = {
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      WEB_DIR: '',
      DATA_DIR: dataDir,
      ENGINE: 'studio',
      ENGINE_FACE: name,
      ...env(service),
    }
    const config = readConfig(environment)
    await layPreparedDatabase(config)
    service.faults.lateMs = 60_000
    await using first = await startServerProcess(program, environment)
    const killed = new Promise<void>((resolve, reject) => {
      service.whenTaken(() => first.kill().then(resolve, reject))
    })
    const client = createTestClient(first.url, config)
    const user = await client.signUp()
    const { job_id: id } = await createMaker({ client, url: first.url }, user).accept()
    await killed
    expect(service.taken).toHaveLength(1)

    service.faults.lateMs = 0
    await using second = await startServerProcess(program, environment)
    const maker = createMaker({ client: createTestClient(second.url, config), url: second.url }, user)
    expect(await maker.waitFor(id, isOver)).toMatchObject({ status: 'succeeded', engine: name })
    expect(service.taken).toHaveLength(1)
    expect((await maker.usage()).meters.faces.used).toBe(1)
  },
)
