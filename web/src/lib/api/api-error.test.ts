import { KIND_NAMES, kindOf } from '@visage/contract'
import { expect, test } from 'vitest'
import { ApiError, failureTextOf, readApiError, sentenceOf } from './api-error.ts'

const read = (status: number, body: unknown) =>
  readApiError(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

const page = '<!doctype html><title>502 Bad Gateway</title>'

// Proves: api-error-sentence-anywhere
test.each([
  [{ error: 'The moon is full.' }],
  [{ msg: 'The moon is full.' }],
  [{ message: 'The moon is full.' }],
  [{ detail: 'The moon is full.' }],
  [{ detail: [{ loc: ['body', 'prompt'], msg: 'The moon is full.' }] }],
  [{ error: { message: 'The moon is full.', code: 7 } }],
  [[{ message: 'The moon is full.' }, { message: 'And more.' }]],
  [['The moon is full.', 'And more.']],
  ['"The moon is full."'],
  [{ error: '', message: ' The moon is full. ' }],
  [{ error: 'The moon is full.', message: 'The moon is full.', code: 'moon_is_full', request_id: '1' }],
  [{ message: 'The moon is full.', code: 'rate_limited', details: { fields: 'none' } }],
])('the sentence in %j is told, whatever else stands there', async (body) => {
  const error = await read(422, body)
  expect(error).toMatchObject({ status: 422, message: 'The moon is full.', isGeneral: false })
  expect(sentenceOf(error, 'It failed.')).toBe('The moon is full.')
})

// Proves: api-error-no-sentence
test.each([[''], [page], ['null'], ['[]'], [{}], [{ error: 7 }], [{ error: page }], [{ message: 'x'.repeat(501) }]])(
  'where %j says nothing, the screen does',
  async (body) => {
    for (const status of [400, 404, 422, 500, 502]) {
      const error = await read(status, body)
      expect(error.isGeneral).toBe(true)
      expect(sentenceOf(error, 'It failed.')).toBe('It failed.')
    }
  },
)

test('what our own server tells of all that it cannot explain leaves it to the screen, too', async () => {
  const general = {
    error: 'Something went wrong.',
    message: 'Something went wrong.',
    code: 'internal',
    request_id: '1',
  }
  expect(sentenceOf(await read(500, general), 'It failed.')).toBe('It failed.')
})

// Proves: api-error-status-decides
test.each([
  [400, 'invalid_input'],
  [401, 'unauthenticated'],
  [403, 'subscription_required'],
  [404, 'not_found'],
  [429, 'rate_limited'],
  [500, 'internal'],
  [503, 'unavailable'],
])('a %i without a code of ours means %s', async (status, code) => {
  for (const body of ['', page, { code: 'brand_new', message: 'The moon is full.' }])
    expect(await read(status, body)).toMatchObject({ status, code })
})

test('a refusal without a word asks for a subscription', async () => {
  for (const body of ['', page, {}]) expect((await read(403, body)).message).toBe('Subscription required.')
})

test('a server that does not answer is told of only where that helps', () => {
  const away = new ApiError({ code: 'unreachable', message: 'Visage cannot be reached.', status: 0 })
  expect(sentenceOf(away, 'It failed.')).toBe('It failed.')
  expect(failureTextOf(away, 'It failed.')).toBe('Visage cannot be reached.')
  expect(sentenceOf(new TypeError('x is not a function'), 'It failed.')).toBe('It failed.')
})

// Proves: kind-failure-sentences
test('each maker has the sentence of the specification for what nobody explains', () => {
  expect(Object.fromEntries(KIND_NAMES.map((name) => [name, kindOf(name).failureText]))).toEqual({
    face: 'An error occurred while generating the face.',
    image: 'An error occurred while generating the image.',
    video: 'Face swap processing failed',
    cloth: 'Failed to swap clothing',
    'image-to-video': 'Invalid prompt. Please enter a proper prompt.',
    music: 'Invalid Audio. Please enter a proper Audio.',
    talk: 'The clip could not be made. Please try again.',
  })
})
