import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/queries.ts'
import { storeTokens } from '../../../lib/session/session.ts'
import { pretendBrowser } from '../../../lib/testing/browser-globals.ts'
import { errorBodyOf, sendJson, startTinyServer } from '../../../lib/testing/tiny-server.ts'
import { uploadFacesQuery } from './face-selection.ts'

const id = '0d6c8b1e-6f0e-4f43-9a36-3f1f0a3f1c11'
const found = { faces: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.4 }], still: null }
const busy = errorBodyOf('unavailable', 'The faces could not be found in time.', { retry_after_seconds: 1 })

afterEach(() => vi.unstubAllGlobals())

/** Asks a server that is busy so many times; what it answers at last, and how often it was asked. */
const askBusy = async (times: number) => {
  let asked = 0
  await using server = await startTinyServer((_request, response) => {
    asked += 1
    if (asked > times) sendJson(response, 200, found)
    else sendJson(response, 503, busy)
  })
  pretendBrowser(server.origin)
  storeTokens({ access: 'access', refresh: 'refresh' })
  const answer = await createQueryClient()
    .fetchQuery(uploadFacesQuery(id))
    .catch((error: unknown) => error)
  return { answer, asked }
}

test('a server that needs longer to look for faces is asked again when it says, and not for ever', async () => {
  const began = performance.now()
  expect(await askBusy(1)).toEqual({ answer: found, asked: 2 })
  expect(performance.now() - began).toBeGreaterThan(900)
  expect(await askBusy(9)).toMatchObject({ answer: { code: 'unavailable' }, asked: 3 })
})
