import { resolveObjectURL } from 'node:buffer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadClip } from './load-clip.ts'

type Asked = { url: string; signal: AbortSignal; answer: (response: Response) => void }

const asked: Asked[] = []
const settle = () => new Promise((resolve) => setTimeout(resolve))
const clip = () => new Response('clip')

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        asked.push({ url, signal, answer: resolve })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const hold = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const held = { source: '', letGo: () => {} }
    held.letGo = loadClip(`/clip-${index}`, (source) => {
      held.source = source
    })
    return held
  })

// Proves: hold-clip-two-clips-fetched
test('two clips are fetched at a time and six are held, in their order', async () => {
  const held = hold(8)
  for (let answered = 0; answered < 6; answered++) {
    expect(asked.length).toBe(Math.min(6, answered + 2))
    asked[answered]?.answer(clip())
    await settle()
  }
  expect(asked.map(({ url }) => url)).toEqual(held.slice(0, 6).map((_, index) => `/clip-${index}`))
  expect(held.map(({ source }) => source !== '')).toEqual([true, true, true, true, true, true, false, false])

  held[0]?.letGo()
  expect(resolveObjectURL(held[0]?.source ?? '')).toBeUndefined()
  expect(resolveObjectURL(held[1]?.source ?? '')?.size).toBe(4)
  expect(asked.at(-1)?.url).toBe('/clip-6')
  for (const { letGo } of held) letGo()
})

test('one that is let go before it came is no longer fetched and makes room', async () => {
  const held = hold(3)
  held[0]?.letGo()
  expect(asked[0]?.signal.aborted).toBe(true)
  await settle()
  expect(asked.map(({ url }) => url)).toEqual(['/clip-0', '/clip-1', '/clip-2'])
  expect(held[0]?.source).toBe('')
  for (const { letGo } of held) letGo()
})

// Proves: hold-clip-come-leaves-poster
test('one that does not come leaves its poster and gives its turn to the next', async () => {
  const held = hold(4)
  asked[0]?.answer(new Response('', { status: 503 }))
  asked[1]?.answer(Response.error())
  await settle()
  expect(asked.length).toBe(4)
  expect(held.map(({ source }) => source)).toEqual(['', '', '', ''])
  for (const { letGo } of held) letGo()
})
