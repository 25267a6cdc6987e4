import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { longMs } from './testing/page.ts'
import { postJson, signUpByCalls } from './testing/person.ts'
import { prepareDataDir, VisageServer, program } from './testing/visage-server.ts'

let server: VisageServer
test.beforeAll(async () => {
  server = await VisageServer.start()
})
test.afterAll(() => server[Symbol.asyncDispose]())

test('a killed program finishes the job after its restart and charges once', async () => {
  const { access, profile } = await signUpByCalls(server)
  const headers = { authorization: `Bearer ${access}`, prefer: 'respond-async' }
  const accepted = await postJson(
    `${server.url}/api/generate-face-prompt/`,
    { user_id: profile.user_id, prompt: 'A woman with red hair' },
    headers,
  )
  const { job_id: id } = z.object({ job_id: z.string() }).parse(accepted)
  const readJob = async () => {
    const response = await fetch(`${server.url}/api/jobs/${id}`, { headers })
    return z.object({ status: z.string(), result: z.unknown() }).parse(await response.json())
  }
  await expect.poll(async () => (await readJob()).status, { intervals: [20] }).toBe('running')
  await server.stop('SIGKILL')
  await server.launch()
  await expect.poll(async () => (await readJob()).status, { timeout: longMs }).toBe('succeeded')
  const usage = await (await fetch(`${server.url}/api/usage`, { headers })).json()
  expect(usage).toMatchObject({ meters: { faces: { used: 1, limit: 3 } } })
})

test('a stop in the middle of a job closes cleanly and says so', async () => {
  const { access, profile } = await signUpByCalls(server)
  const headers = { authorization: `Bearer ${access}`, prefer: 'respond-async' }
  await postJson(
    `${server.url}/api/generate-face-prompt/`,
    { user_id: profile.user_id, prompt: 'A calm woman' },
    headers,
  )
  expect(await server.stop('SIGINT')).toBe(0)
  expect(server.output).toContain('Closed.')
  await server.launch()
})

const runOnce = async (env: Record<string, string>): Promise<{ code: number | null; output: string }> => {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, output: output.trim() }
}

test('a used port, a locked folder and a bad value each get one sentence', async () => {
  const other = await prepareDataDir()
  expect(await runOnce({ PORT: String(server.port), DATA_DIR: other })).toEqual({
    code: 1,
    output: `Port ${server.port} is in use: stop the other program or set PORT to another number.`,
  })
  const locked = await runOnce({ PORT: '0', DATA_DIR: server.dataDir })
  expect(locked.code).toBe(1)
  expect(locked.output).toMatch(/^The data folder .+ is in use by another Visage: .+$/)
  const bad = await runOnce({ PORT: 'eighty' })
  expect(bad).toEqual({ code: 1, output: 'PORT is "eighty": it must be a whole number from 0 to 65535.' })
  await rm(other, { recursive: true, force: true })
})
