import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeTokens } from '../session/session.ts'
import { pretendBrowser } from '../testing/browser-globals.ts'
import { startTinyServer } from '../testing/tiny-server.ts'
import { downloadAsset } from './downloads.ts'

let saved: string[]

const openTab = (origin: string) => {
  pretendBrowser(origin)
  storeTokens({ access: 'access-1', refresh: 'refresh-1' })
}

beforeEach(() => {
  saved = []
  const link = { href: '', download: '', click: () => saved.push(link.download) }
  vi.stubGlobal('document', { createElement: () => link, documentElement: { dataset: {} } })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('saves the file under the name that the server gives it', async () => {
  await using server = await startTinyServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="visage-a.png"',
    })
    response.end('a picture')
  })
  openTab(server.origin)
  await downloadAsset('a')
  expect(saved).toEqual(['visage-a.png'])
})

// Proves: download-half-minute
test.each([
  ['of the gallery after 30 seconds', undefined, 30_000],
  ['of a maker, which may have a film marked, when it says', 300_000, 300_000],
])('gives up a download %s', async (_, timeoutMs, expected) => {
  await using server = await startTinyServer(() => {})
  openTab(server.origin)
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit)
    return AbortSignal.abort(new DOMException('It took too long.', 'TimeoutError'))
  })
  await expect(downloadAsset('a', timeoutMs === undefined ? {} : { timeoutMs })).rejects.toMatchObject({
    code: 'timed_out',
  })
  expect([limits, saved]).toEqual([[expected], []])
})
