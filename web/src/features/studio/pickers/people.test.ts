import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { INFLUENCERS_KEY } from '../../../lib/api/influencers.ts'
import { exampleItem } from '../../../lib/testing/examples.ts'
import { readFacePrompt } from './people.ts'

const [shown, beyond, gone] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
]
const item = { ...exampleItem, id: beyond, face_prompt: 'Grey eyes.', prompt: null }
const lost = { code: 'not_found', message: 'Not found.', error: 'Not found.', request_id: 'a' }

const fetched = vi.fn<(url: string | URL) => Promise<Response>>()
beforeEach(() => {
  fetched.mockImplementation(async (url) => {
    const { pathname } = new URL(url, 'http://visage.test')
    if (pathname === `/api/assets/${beyond}`) return Response.json(item)
    const isGone = pathname === `/api/assets/${gone}`
    return Response.json(isGone ? lost : { ...lost, code: 'internal' }, { status: isGone ? 404 : 500 })
  })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'http://visage.test' })
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

/** As a picker has it that shows one page of faces. */
const openClient = () => {
  const client = new QueryClient()
  const influencers = [{ id: 'mira', face_id: shown, face_prompt: 'Green eyes.' }]
  const data = { pages: [{ influencers, next_cursor: 'more' }], pageParams: [undefined] }
  client.setQueryData([...INFLUENCERS_KEY, 'list', 'current', '', 'female'], data)
  return client
}

// Proves: face-prompt-beyond-pages
test('what a face was saved with is known of those that a picker shows, and asked for of all others', async () => {
  const client = openClient()
  expect(await readFacePrompt(client, shown)).toBe('Green eyes.')
  expect(fetched).not.toHaveBeenCalled()
  expect(await readFacePrompt(client, beyond)).toBe('Grey eyes.')
  expect(await readFacePrompt(new QueryClient(), beyond)).toBe('Grey eyes.')
  expect(await readFacePrompt(client, gone)).toBeNull()
  await expect(readFacePrompt(client, '44444444-4444-4444-8444-444444444444')).rejects.toMatchObject({
    code: 'internal',
  })
})
