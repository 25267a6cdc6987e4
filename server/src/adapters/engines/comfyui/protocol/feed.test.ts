import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { openFeed } from './feed.ts'

afterEach(() => vi.useRealTimers())

test('a server that breaks every socket is not asked again before its time', async () => {
  let sockets = 0
  const server = createServer((_request, response) => response.end())
  server.on('upgrade', (_request, socket) => {
    sockets += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const feed = openFeed({ url, token: null }, 'client')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  feed.follow('prompt')
  await feed.connect()
  for (let poll = 0; poll < 5; poll += 1) feed.follow('prompt')
  await fetch(url)
  expect(sockets).toBe(1)
  vi.advanceTimersByTime(1000)
  await feed.connect()
  expect(sockets).toBe(2)
  feed.close()
  server.close()
})
