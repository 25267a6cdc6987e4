import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpMaker, startGenerationServer } from '../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../testing/generation-server.ts'

let server: GenerationServer
let maker: Maker
beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const namesOf = (prefix: string) => [`${prefix}celebrity1`, `${prefix}celebrity2`, `${prefix}celebrity3`]
const CALLS = [
  { path: '/generate_face_c/', fields: namesOf(''), maxLength: 80, empty: 'Please enter all celebrity names.' },
  { path: '/generate_face_c_men/', fields: namesOf('men'), maxLength: 80, empty: 'Please enter all celebrity names.' },
  { path: '/generate-face-prompt/', fields: ['prompt'], maxLength: 1000, empty: 'Please enter a prompt.' },
  { path: '/generate_face_prompt_men/', fields: ['prompt'], maxLength: 1000, empty: 'Please enter a prompt.' },
]
const WRONG_TYPES = [null, 7, true, ['a'], { a: 1 }]

describe.each(CALLS)('$path', ({ path, fields, maxLength, empty }) => {
  const send = (body: unknown) => server.client.post(path, body, { token: maker.user.access })
  const good = () => ({ user_id: maker.user.id, ...Object.fromEntries(fields.map((field) => [field, 'someone'])) })
  /** What the answer says of a field, when it is a refusal as it should be. */
  const refusal = async (body: unknown, field: string): Promise<string> => {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('invalid_input')
    expect(answer.body.error).toBe(answer.body.message)
    return answer.body.details.fields[field]
  }

  // Proves: face-calls-words
  test.each(fields)('%s must be text of the right length', async (field) => {
    const { [field]: _, ...without } = good() as Record<string, string>
    expect(await refusal(without, field)).toBe(empty)
    for (const blank of ['', ' \n\t ']) expect(await refusal({ ...good(), [field]: blank }, field)).toBe(empty)
    const long = 'x'.repeat(maxLength + 1)
    expect(await refusal({ ...good(), [field]: long }, field)).toBe(`Please use at most ${maxLength} characters.`)
    for (const unstorable of ['a\0b', 'half of a smile \ud83d'])
      expect(await refusal({ ...good(), [field]: unstorable }, field)).toMatch('cannot be used')
    for (const wrong of WRONG_TYPES)
      expect(await refusal({ ...good(), [field]: wrong }, field)).toBe('Please send text.')
  })

  // Proves: face-calls-own
  test('user_id must be the own one', async () => {
    const { user_id: _, ...without } = good()
    expect(await refusal(without, 'user_id')).toMatch('id of ours')
    for (const wrong of ['', 'me', '1', ...WRONG_TYPES])
      expect(await refusal({ ...good(), user_id: wrong }, 'user_id')).toMatch('id of ours')
    const foreign = await send({ ...good(), user_id: crypto.randomUUID() })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found'])
  })

  // Proves: face-calls-strangers
  test('unknown fields, other bodies and strangers are refused', async () => {
    expect(await refusal({ ...good(), seed: 1 }, 'seed')).toMatch('not known')
    for (const body of ['[]', '"text"', '7', 'null', '{"user_id":', '']) {
      const answer = await send(body)
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe('invalid_input')
    }
    expect((await server.client.post(path, good())).status).toBe(401)
  })
})

test('nothing of all this was charged', async () => {
  expect((await maker.usage()).meters.faces.used).toBe(0)
  expect((await maker.get('/jobs')).body.jobs).toEqual([])
})

test('a key of the wrong length is refused', async () => {
  const answer = await maker.ask({ key: 'k'.repeat(201) })
  expect(answer.status).toBe(400)
  expect(answer.body.code).toBe('invalid_input')
})

test.each([
  ['/jobs?status=done', 'status'],
  ['/jobs?kind=portrait', 'kind'],
  ['/jobs?limit=0', 'limit'],
  ['/jobs?limit=101', 'limit'],
  ['/jobs?limit=ten', 'limit'],
  ['/jobs?cursor=bogus', 'cursor'],
  [`/jobs?cursor=${'x'.repeat(201)}`, 'cursor'],
  [`/jobs?cursor=${Buffer.from('[1e300,"x"]').toString('base64url')}`, 'cursor'],
  [`/jobs?cursor=${Buffer.from(JSON.stringify([8.64e15, crypto.randomUUID()])).toString('base64url')}`, 'cursor'],
  ['/jobs?order=oldest', 'order'],
  ['/jobs/not-an-id', 'id'],
])('GET %s names the field', async (path, field) => {
  const answer = await maker.get(path)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.details.fields)).toContain(field)
})
