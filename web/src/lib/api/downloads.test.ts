import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeTokens } from '../session/session.ts'
import { pretendBrowser } from '../testing/browser-globals.ts'
import { startTinyServer } from '../testing/tiny-server.ts'
import { downloadAsset } from './downloads.ts'

let saved: string[]
/** What was behind the addresses that were saved. */
let blobs: Blob[]

const openTab = (origin: string) => {
  pretendBrowser(origin)
  storeTokens({ access: 'access-1', refresh: 'refresh-1' })
}

beforeEach(() => {
  saved = []
  blobs = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:saved'
  })
  const link = { href: '', download: '', click: () => saved.push(`${link.href} ${link.download}`) }
  vi.stubGlobal('document', { createElement: () => link, documentElement: { dataset: {} } })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Proves: download-as-blob
test('fetches the file as a blob and saves it under the name that the server gives it', async () => {
  await using server = await startTinyServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'video/mp4',
      'content-disposition': 'attachment; filename="visage-a.mp4"',
    })
    response.end('a film')
  })
  openTab(server.origin)
  await downloadAsset('a')
  expect(saved).toEqual(['blob:saved visage-a.mp4'])
  expect(await Promise.all(blobs.map((blob) => blob.text()))).toEqual(['a film'])
  expect(blobs[0]?.type).toBe('video/mp4')
})

// Proves: download-failure-logged
test('a download that fails is logged, and told to whoever asked for it', async () => {
  await using server = await startTinyServer((_request, response) => {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}')
  })
  openTab(server.origin)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await expect(downloadAsset('a')).rejects.toMatchObject({ status: 500 })
  expect(warn).toHaveBeenCalledWith('A download failed.', expect.objectContaining({ status: 500 }))
  expect(saved).toEqual([])
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
