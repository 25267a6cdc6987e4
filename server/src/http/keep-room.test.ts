import { expect, test } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'

test('where the disk has less room than is kept free, nothing is written and the rest is answered', async () => {
  const terabytes = String(1024 ** 3)
  await using server = await startTestServer({ env: { KEEP_FREE_MB: terabytes }, worker: false })
  const refused = await server.client.post('/manual_login/', { email: 'tara@example.com', password: 'correct horse' })
  expect(refused.status).toBe(503)
  expect(refused.body).toMatchObject({
    code: 'unavailable',
    error: expect.stringContaining('no room left on its disk'),
  })
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await fetch(`${server.url}/api/plans`)).status).toBe(200)
})
