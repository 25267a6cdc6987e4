import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { faceRequest } from './face-request.ts'
import { requestOf } from './requests.ts'

const userId = '11111111-1111-4111-8111-111111111111'
const names: [string, string, string] = ['Ada', 'Mina', 'Zuri']
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

describe('faceRequest.send', () => {
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
  ])('asks for %o at %s', async (input, path, body) => {
    await faceRequest.send(input, { userId, idempotencyKey: 'key' })
    expect(fetched).toHaveBeenCalledOnce()
    const [[url, init] = [undefined, undefined]] = fetched.mock.calls
    expect(url?.toString()).toContain(path)
    expect(JSON.parse(init?.body ?? '')).toEqual(body)
    expect(init?.headers.get('prefer')).toBe('respond-async')
    expect(init?.headers.get('idempotency-key')).toBe('key')
  })
})

describe('requestOf', () => {
  it('reads choice and caption of a stored input', () => {
    const input: unknown = { mode: 'names', gender: 'male', names }
    expect(requestOf('face').choiceOf(input)).toBe('male:names')
    expect(requestOf('face').captionOf(input)).toBe('Ada, Mina, Zuri')
  })

  it('refuses an input that is not of the kind', () => {
    expect(() => requestOf('face').choiceOf({ mode: 'dream' })).toThrow('Invalid')
  })
})
