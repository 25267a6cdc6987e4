import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { UPLOAD_CONSENT } from '@visage/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClip } from '../../adapters/media/clip/testing/make-clip.ts'
import { readConfig } from '../../program/env.ts'
import { createMaker, isOver } from '../../testing/generation-server.ts'
import { programFile, startServerProcess } from '../../testing/server-process.ts'
import type { ServerProcess } from '../../testing/server-process.ts'
import { createTestClient } from '../../testing/test-client.ts'
import type { TestUser } from '../../testing/test-client.ts'
import { layPreparedDatabase } from '../../testing/test-database.ts'

const program = programFile('main')
const testTimeoutMs = 800_000
const side = 240

let dataDir: string
let environment: Record<string, string>
let server: ServerProcess
let user: TestUser
let faceUrl: string
let film: Buffer

const maker = () =>
  createMaker({ client: createTestClient(server.url, readConfig(environment)), url: server.url }, user)
const start = () => startServerProcess(program, environment)

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'visage-clip-crash-'))
  environment = {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    WEB_DIR: '',
    DATA_DIR: dataDir,
    STUDIO_THREADS: '1',
    STUDIO_PICTURE_SIDE: '320',
  }
  await layPreparedDatabase(readConfig(environment))
  server = await start()
  user = await createTestClient(server.url, readConfig(environment)).signUp()
  const { job_id: id } = await maker().accept({ prompt: 'woman of 30 with short black hair' })
  const made = await maker().waitFor(id, isOver, testTimeoutMs)
  faceUrl = `/api/assets/${made.result?.asset_id}`
  const face = await (await fetch(`${server.url}${made.result?.url}`)).arrayBuffer()
  const pixels = await sharp(face).resize(side, side).ensureAlpha().raw().toBuffer()
  film = await makeClip({ width: side, height: side, frames: 3, paint: () => new Uint8ClampedArray(pixels) })
}, testTimeoutMs)
afterAll(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

/** Processes that work on clips for the server. */
const listClipProcesses = async (): Promise<number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(parent) === server.pid && command.includes('clip-process') ? [Number(pid)] : []
  })
}

const swap = async (): Promise<string> => {
  const uploaded = await fetch(`${server.url}/api/uploads/video?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers: { 'content-type': 'video/mp4', authorization: `Bearer ${user.access}` },
    body: new Uint8Array(film),
  })
  const { id } = await uploaded.json()
  const client = createTestClient(server.url, readConfig(environment))
  const { status, body } = await client.post(
    '/face-swap/',
    { user_id: user.id, input_image_url: faceUrl, target_video_url: `/api/uploads/${id}` },
    { token: user.access, headers: { prefer: 'respond-async' } },
  )
  expect(status).toBe(202)
  return body.job_id
}

const videosUsed = async (): Promise<number> => (await maker().usage()).meters.videos.used

test(
  'a clip whose process dies at every try is one failed job, told and not charged, and the server goes on',
  async () => {
    const id = await swap()
    let killed = 0
    while (!isOver(await maker().readJob(id))) {
      for (const pid of await listClipProcesses()) {
        process.kill(pid, 'SIGKILL')
        killed += 1
      }
      await sleep(50)
    }
    expect(killed).toBeGreaterThan(0)
    const job = await maker().readJob(id)
    expect(job).toMatchObject({
      status: 'failed',
      error: { code: 'engine_failed', message: expect.stringMatching(/\w/) },
    })
    expect(await videosUsed()).toBe(0)
    expect((await maker().gallery({ tab: 'videos' })).videos).toEqual([])
  },
  testTimeoutMs,
)

test(
  'a server that is killed amid a clip makes it after a restart, with one result and one charge',
  async () => {
    const id = await swap()
    await expect.poll(listClipProcesses).toHaveLength(1)
    await server.kill()
    await expect.poll(listClipProcesses).toEqual([])

    server = await start()
    const { email, password } = user
    const client = createTestClient(server.url, readConfig(environment))
    user.access = (await client.post('/manual_login/', { email, password })).body.access
    expect(await maker().waitFor(id, isOver, testTimeoutMs)).toMatchObject({ status: 'succeeded', kind: 'video' })
    expect(await videosUsed()).toBe(1)
    expect((await maker().gallery({ tab: 'videos' })).videos).toHaveLength(1)
  },
  testTimeoutMs,
)
