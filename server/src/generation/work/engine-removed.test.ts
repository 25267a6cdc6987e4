import type { KindName } from '@visage/contract'
import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import type { FakeEngine } from '@visage/sandbox/engines/fake-engine'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Engine } from '../../adapters/engines/engine.ts'
import { jobs } from '../../db/schema.ts'
import { createMaker, isOver, signUpMaker } from '../../testing/generation-server.ts'
import type { Maker } from '../../testing/generation-server.ts'
import { plainClips } from '../../testing/plain-parts.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { enginesFor } from '../../testing/test-engines.ts'

type Routes = Partial<Record<KindName, readonly Engine[]>>

const engineOf = (name: string, options: Parameters<typeof createFakeEngine>[0] = {}): FakeEngine => ({
  ...createFakeEngine(options),
  name,
})

const startsOf = ({ calls }: FakeEngine) => calls.filter(({ call }) => call === 'start').length

const idle = () => engineOf('comfyui', { concurrency: 0 })

/** A face that was asked for with some engines, and how it stands with others after the next start. */
const restart = async (
  [before, after]: [Routes, Routes],
  look: (job: { maker: Maker; id: string }) => Promise<void>,
  leave?: (job: { server: TestServer; maker: Maker; id: string }) => Promise<void>,
) => {
  await using database = await createTestDatabase()
  const startWith = (routes: Routes) =>
    startTestServer({
      databaseUrl: database.url,
      overrides: (config) => ({ clips: plainClips(), engines: enginesFor(config, routes) }),
    })
  const accept = async () => {
    await using server = await startWith(before)
    const maker = await signUpMaker(server)
    const { job_id: id } = await maker.accept()
    await leave?.({ server, maker, id })
    return { user: maker.user, id }
  }
  const { user, id } = await accept()
  await using server = await startWith(after)
  const maker = createMaker(server, user)
  await maker.signIn()
  await look({ maker, id })
}

const expectMadeBySecond = async ({ maker, id }: { maker: Maker; id: string }) => {
  expect(await maker.waitFor(id, isOver)).toMatchObject({ status: 'succeeded', engine: 'replicate' })
  expect((await maker.gallery()).faces).toMatchObject([{ engine: 'replicate' }])
  expect((await maker.usage()).meters.faces.used).toBe(1)
}

describe('a job whose engine is gone when its turn comes', () => {
  // Proves: removed-made-next-once
  test('is made by the next one, at once and charged once', async () => {
    const second = engineOf('replicate')
    await restart([{ face: [idle()] }, { face: [second, engineOf('fal')] }], expectMadeBySecond)
    expect(startsOf(second)).toBe(1)
  })

  test('is made by the next one too when the engine is left with other kinds', async () => {
    const first = engineOf('comfyui')
    await restart([{ face: [idle()] }, { face: [engineOf('replicate')], image: [first] }], expectMadeBySecond)
    expect(startsOf(first)).toBe(0)
  })

  // Proves: removed-ends-reason-charge
  test('ends with the reason and without a charge when nobody is left', async () =>
    restart([{ face: [idle()] }, { face: [] }], async ({ maker, id }) => {
      expect(await maker.waitFor(id, isOver)).toMatchObject({
        status: 'failed',
        error: { code: 'unavailable', message: 'Face was switched off before this was made. Nothing was charged.' },
      })
      expect((await maker.usage()).meters.faces.used).toBe(0)
    }))

  test('is ended by the engine that has begun it, as long as that is there', async () => {
    const first = engineOf('comfyui', { script: () => ({ end: 'never' }) })
    const again = engineOf('comfyui')
    await restart(
      [{ face: [first] }, { face: [engineOf('replicate')], image: [again] }],
      async ({ maker, id }) => {
        expect(await maker.waitFor(id, isOver)).toMatchObject({ status: 'succeeded', engine: 'comfyui' })
        expect((await maker.usage()).meters.faces.used).toBe(1)
      },
      async ({ server, maker, id }) => {
        await maker.waitFor(id, ({ progress }) => progress > 0)
        const lost = { leaseId: crypto.randomUUID(), leaseUntil: new Date() }
        await server.ctx.db.update(jobs).set(lost).where(eq(jobs.id, id))
        await server.ctx.signals.publish(id)
      },
    )
    expect([startsOf(first), startsOf(again)]).toEqual([1, 0])
  })
})
