import { QUALITY_TEXT } from '@visage/contract'
import type { KindInput, KindName } from '@visage/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modeOf } from '../form/choices.ts'
import { describeInput, sendGeneration } from './requests.ts'

const userId = '11111111-1111-4111-8111-111111111111'
const names: [string, string, string] = ['Ada', 'Mina', 'Zuri']
const face = '22222222-2222-4222-8222-222222222222'
const video = '33333333-3333-4333-8333-333333333333'
const fetched = vi.fn<(url: string | URL, init: { body: string; headers: Headers }) => Promise<Response>>()

const accepted = {
  job_id: video,
  status: 'queued',
  kind: 'face',
  position: 0,
  eta_seconds: 5,
  eta_p90_seconds: 9,
  cost: { meter: 'faces', source: 'trial', amount: 1 },
} as const

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json(accepted, { status: 202 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'http://visage.test' })
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

describe('asking for a face', () => {
  it.each([
    [
      { mode: 'names', gender: 'female', names } as const,
      '/api/generate_face_c/',
      { user_id: userId, celebrity1: 'Ada', celebrity2: 'Mina', celebrity3: 'Zuri' },
    ],
    [
      { mode: 'names', gender: 'male', names } as const,
      '/api/generate_face_c_men/',
      { user_id: userId, mencelebrity1: 'Ada', mencelebrity2: 'Mina', mencelebrity3: 'Zuri' },
    ],
    [
      { mode: 'prompt', gender: 'female', prompt: 'Red hair' } as const,
      '/api/generate-face-prompt/',
      { user_id: userId, prompt: 'Red hair' },
    ],
    [
      { mode: 'prompt', gender: 'male', prompt: 'Red hair' } as const,
      '/api/generate_face_prompt_men/',
      { user_id: userId, prompt: 'Red hair' },
    ],
  ])('asks for %o at %s', async (input, path, words) => {
    await sendGeneration('face', input, { userId, idempotencyKey: 'key', quality: 'best' })
    const body = { ...words, quality: 'best' }
    expect(fetched).toHaveBeenCalledOnce()
    const [[url, init] = [undefined, undefined]] = fetched.mock.calls
    expect(url?.toString()).toContain(path)
    expect(JSON.parse(init?.body ?? '')).toEqual(body)
    expect(init?.headers.get('prefer')).toBe('respond-async')
    expect(init?.headers.get('idempotency-key')).toBe('key')
  })
})

// Proves: requests-unexpected-response
it.each([
  ['nothing', () => new Response(null, { status: 202 })],
  ['a page', () => new Response('<html>Welcome</html>')],
  ['an answer without a job', () => Response.json({ output: null })],
])('an answer with %s is told as unexpected', async (_, answer) => {
  fetched.mockImplementation(async () => answer())
  const asked = sendGeneration('face', { mode: 'names', gender: 'female', names }, { userId, idempotencyKey: 'key' })
  await expect(asked).rejects.toMatchObject({ name: 'ApiError', message: 'Unexpected response from the server' })
})

describe('what an input says', () => {
  it('reads choice and caption of a stored input', () => {
    const input: unknown = { mode: 'names', gender: 'male', names }
    expect(describeInput('face', input)).toMatchObject({ choice: 'male:names', caption: 'Ada, Mina, Zuri' })
  })

  it('refuses an input that is not of the kind', () => {
    expect(() => describeInput('face', { mode: 'dream' })).toThrow('Invalid')
  })
})

// Proves: image-request-composed
it('asks for an image with the own words, the quality text, the pose and the face in one prompt', async () => {
  const input = { mode: 'prompt', gender: 'male', face, pose: 'Full Body', prompt: 'by the sea' } as const
  await sendGeneration('image', input, { userId, idempotencyKey: 'key', facePrompt: 'Green eyes.' })
  const [[url, init] = [undefined, undefined]] = fetched.mock.calls
  expect(url?.toString()).toContain('/api/generate-image-prompt-men/')
  expect(JSON.parse(init?.body ?? '')).toEqual({
    user_id: userId,
    face_url: `/api/assets/${face}`,
    prompt: `by the sea\n\n${QUALITY_TEXT} Full-body shot from head to toe, the whole figure in the frame. Green eyes.`,
  })
})

// Proves: picture-request-asks
it.each([
  ['female', 'picture', '/api/generate-image-temp/'],
  ['female', 'template', '/api/generate-image-temp/'],
  ['male', 'picture', '/api/generate-image-temp-link-men/'],
  ['male', 'template', '/api/generate-image-temp-template-men/'],
] as const)('asks for the image of a %s by %s at %s', async (gender, mode, path) => {
  const asked = { gender, face }
  const [input, image] =
    mode === 'template'
      ? [{ ...asked, mode, template: 'men-007' }, '/api/templates/men-007/picture']
      : [{ ...asked, mode, picture: { from: 'upload', id: video } }, `/api/uploads/${video}`]
  await sendGeneration('image', input, { userId, idempotencyKey: 'key' })
  const [[url, init] = [undefined, undefined]] = fetched.mock.calls
  expect(url?.toString()).toContain(path)
  expect(JSON.parse(init?.body ?? '')).toEqual({ user_id: userId, face: `/api/assets/${face}`, image })
})

// Proves: video-request-asks
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
  await sendGeneration(kind, input, { userId, idempotencyKey: 'key' })
  const [[url, init] = [undefined, undefined]] = fetched.mock.calls
  expect(url?.toString()).toContain(path)
  expect(JSON.parse(init?.body ?? '')).toEqual({ user_id: userId, ...body })
  expect(init?.headers.get('prefer')).toBe('respond-async')
  expect(init?.headers.get('idempotency-key')).toBe('key')
  expect(describeInput(kind, input).choice).toBe(choice)
})

const id = '11111111-1111-4111-8111-111111111111'
const shared = { gender: 'male', face: id } as const
const from = { from: 'upload', id } as const

const inputs: [KindName, KindInput<KindName>, string | undefined][] = [
  ['face', { mode: 'names', gender: 'female', names: ['A', 'B', 'C'] }, 'names'],
  ['face', { mode: 'prompt', gender: 'male', prompt: 'red hair' }, 'prompt'],
  ['image', { mode: 'prompt', ...shared, pose: 'Random', prompt: 'by the sea' }, 'prompt'],
  ['image', { mode: 'picture', ...shared, picture: from }, 'picture'],
  ['image', { mode: 'template', ...shared, template: 'women-01' }, 'template'],
  ['video', { mode: 'video', ...shared, video: from }, 'video'],
  ['video', { mode: 'template', ...shared, template: 'women-01' }, 'template'],
  ['cloth', { image: id, garment: from, category: 'tops' }, undefined],
  ['image-to-video', { image: id, prompt: 'smiles' }, undefined],
  ['music', { lyrics: 'La la', vocals: 'words', song: from }, undefined],
]

it.each(inputs)('the form of %s knows the mode that it sends: %o', (kind, input, mode) => {
  expect(modeOf(kind, describeInput(kind, input).choice)).toBe(mode)
})
