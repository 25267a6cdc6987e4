import { QueryClient } from '@tanstack/react-query'
import { KIND_NAMES } from '@visage/contract'
import type { Job } from '@visage/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSessionValue } from '../../../lib/session/session.ts'
import { pretendBrowser } from '../../../lib/testing/browser-globals.ts'
import { listChoices } from '../form/choices.ts'
import { findResultOf, restoreResult, saveResult, timestampedUrl } from './result-store.ts'
import type { Result } from './result-store.ts'

beforeEach(() => {
  pretendBrowser()
  setSessionValue('userId', 'ada')
})
afterEach(() => vi.unstubAllGlobals())

// Proves: result-address-moment
it('appends the moment to an address with or without a query', () => {
  expect(timestampedUrl('/a.png', 5)).toBe('/a.png?t=5')
  expect(timestampedUrl('/a.png?signature=x', 5)).toBe('/a.png?signature=x&t=5')
  const input = { mode: 'prompt', gender: 'female', prompt: 'silver bob' }
  const cost = { meter: 'faces', source: 'trial', amount: 1 }
  const made = { id: 'job', kind: 'face', input, cost, finished_at: new Date(7).toISOString() }
  const job = { ...made, result: { asset_id: 'asset', url: '/api/media/a.png?signature=x', hints: [] } }
  expect(findResultOf(job as unknown as Job)?.url).toBe('/api/media/a.png?signature=x&t=7')
})

const resultAt = (url: string): Result => ({
  jobId: 'job',
  assetId: 'asset',
  url,
  caption: 'A woman',
  width: 1024,
  height: 1024,
  duration: null,
  peaks: null,
  hints: [],
  facts: '',
  notice: null,
  hasWords: true,
})

// Proves: result-kept-each
it('keeps a result of each choice of each maker, encrypted, and finds each again after a reload', async () => {
  const slots = KIND_NAMES.flatMap((kind) => listChoices(kind).map((choice) => ({ kind, choice })))
  expect(slots.map(({ kind, choice }) => `${kind} ${choice}`)).toEqual([
    ...['female:names', 'female:prompt', 'male:names', 'male:prompt'].map((choice) => `face ${choice}`),
    ...['female', 'male'].flatMap((who) => ['prompt', 'link', 'template'].map((tab) => `image ${who}:${tab}`)),
    ...['female', 'male'].flatMap((who) => ['link', 'template'].map((tab) => `video ${who}:${tab}`)),
    'cloth all',
    'image-to-video all',
    'music all',
    'talk all',
  ])
  const before = new QueryClient()
  for (const slot of slots) await saveResult(before, slot, resultAt(`/api/media/${slot.kind}/${slot.choice}`))
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('/api/media/')
  const after = new QueryClient()
  for (const slot of slots)
    expect(await restoreResult(after, slot)).toMatchObject({ url: `/api/media/${slot.kind}/${slot.choice}` })
})
