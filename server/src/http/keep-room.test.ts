import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { KEEP_FREE_MB: String(1024 ** 3) } })
})
afterAll(() => server[Symbol.asyncDispose]())

test('where the disk has less room than is kept free, nothing is made and no file is taken', async () => {
  const { access: token, id } = await server.client.signUp()
  const making = await server.client.post('/generate-face-prompt/', { user_id: id, prompt: 'red hair' }, { token })
  expect(making.status).toBe(503)
  expect(making.body).toMatchObject({ code: 'unavailable', error: expect.stringContaining('no room left on its disk') })
  expect(making.headers.get('retry-after')).toBe('60')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
  const sent = await fetch(`${server.url}/api/uploads/picture`, { method: 'POST', headers, body: 'a picture' })
  expect(sent.status).toBe(503)
})

test('people still sign in, look at what is theirs and make room', async () => {
  const { access: token, id } = await server.client.signUp()
  const send = async (path: string, body: object) =>
    (await server.client.post(path, { user_id: id, ...body }, { token })).status
  expect(await send('/gallery/', {})).toBe(200)
  expect(await send('/assets/delete', { ids: [id] })).toBe(200)
  expect(await send('/uploads/clear', {})).toBe(200)
})
