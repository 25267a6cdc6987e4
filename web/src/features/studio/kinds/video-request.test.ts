import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestOf } from './requests.ts'

const userId = '11111111-1111-4111-8111-111111111111'
const face = '22222222-2222-4222-8222-222222222222'
const video = '33333333-3333-4333-8333-333333333333'
const fetched = vi.fn<(url: string | URL, init: { body: string; headers: Headers }) => Promise<Response>>()

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json({}, { status: 202 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'http://visage.test' })
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

it.each([
  [
    'video',
    { mode: 'template', gender: 'male', face, template: 'men-video-007' },
    '/api/face-swap/',
    { input_image_url: `/api/assets/${face}`, target_video_url: '/api/templates/men-video-007/video' },
    'male:template',
  ],
  [
    'video',
    { mode: 'video', gender: 'female', face, video: { from: 'upload', id: video } },
    '/api/face-swap/',
    { input_image_url: `/api/assets/${face}`, target_video_url: `/api/uploads/${video}` },
    'female:link',
  ],
  [
    'image-to-video',
    { image: face, prompt: 'She smiles' },
    '/api/imagetovideos/',
    { input_image: `/api/assets/${face}`, prompt: 'She smiles' },
    'all',
  ],
] as const)('asks for a %s with %o at %s', async (kind, input, path, body, choice) => {
  const request = requestOf(kind)
  await request.send(input, { userId, idempotencyKey: 'key' })
  const [[url, init] = [undefined, undefined]] = fetched.mock.calls
  expect(url?.toString()).toContain(path)
  expect(JSON.parse(init?.body ?? '')).toEqual({ user_id: userId, ...body })
  expect(init?.headers.get('prefer')).toBe('respond-async')
  expect(init?.headers.get('idempotency-key')).toBe('key')
  expect(request.choiceOf(input)).toBe(choice)
})
