import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from './test-client.ts'

type Body = Record<string, unknown>

const WRONG = {
  'a number': 7,
  'a truth value': true,
  null: null,
  'a list': ['somebody@example.com'],
  'an object': { $ne: '' },
  empty: '',
  'too long': 'x'.repeat(10_000),
}

export type FieldChecks = {
  path: string
  /** A body with every field, each of them fine. */
  body: Body
  /** Of the values that are wrong for most fields, those that are not for these. */
  right?: Record<string, readonly (keyof typeof WRONG)[]>
  optional?: readonly string[]
}

type Send = (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>

const describeField = (field: string, { path, body, right, optional = [] }: FieldChecks, send: Send) => {
  const wrong = Object.entries(WRONG).filter(([what]) => !right?.[field]?.some((fine) => fine === what))
  test.each(wrong)(`refuses %s as ${field} and names the field`, async (_what, value) => {
    const answer = await send(path, { ...body, [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('invalid_input')
    expect(Object.keys(answer.body.details.fields)).toContain(field)
    expect(answer.body.error).toBe(answer.body.message)
    expect(answer.body.request_id).toEqual(expect.any(String))
  })

  if (optional.includes(field)) return
  test(`refuses a body without ${field}`, async () => {
    const { [field]: _left, ...rest } = body
    const answer = await send(path, rest)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.details.fields)).toContain(field)
  })
}

/** Tests that a call refuses every wrong field, names it, and never answers with a server error. */
export const describeFieldChecks = (checks: FieldChecks, send: Send): void => {
  const { path, body } = checks
  describe(`the fields of ${path}`, () => {
    for (const field of Object.keys(body)) describeField(field, checks, send)

    test('refuses a field that is not known', async () => {
      const answer = await send(path, { ...body, is_admin: true })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.details.fields)).toEqual(['is_admin'])
    })

    test('refuses bodies that are no object', async () => {
      for (const text of ['[]', '"text"', '7', 'null', '{', '', '{"__proto__":{"email":"x"}}'])
        expect((await send(path, text)).status).toBe(400)
    })

    test('refuses another content type', async () => {
      const answer = await send(path, 'email=somebody', { 'content-type': 'application/x-www-form-urlencoded' })
      expect(answer.status).toBe(415)
    })

    test('answers without its trailing slash too', async () => {
      const answer = await send(path.replace(/\/$/, ''), {})
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe('invalid_input')
    })

    test('answers no body at all with anything but a server error', async () => {
      const bodies = fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.record(Object.fromEntries(Object.keys(body).map((field) => [field, fc.string({ unit: 'binary' })]))),
      )
      await fc.assert(
        fc.asyncProperty(bodies, async (sent) => {
          const { status } = await send(path, JSON.stringify(sent))
          expect(status).toBeGreaterThanOrEqual(200)
          expect(status).toBeLessThan(500)
        }),
        { numRuns: 40 },
      )
    })
  })
}
