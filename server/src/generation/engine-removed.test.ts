import { expect, test } from 'vitest'
import type { Engine } from '../engines/engine.ts'
import { createFakeEngine } from '../engines/fake/fake-engine.ts'
import { createMaker, isOver, signUpMaker } from '../testing/generation-server.ts'
import { onlyEngine } from '../testing/only-engine.ts'
import { plainClips } from '../testing/plain-clips.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { sweepJobs } from './sweep-jobs.ts'

test('a job whose engine is switched off while it waits ends, and nothing is charged', async () => {
  await using database = await createTestDatabase()
  const startWith = (engine: Engine) =>
    startTestServer({
      databaseUrl: database.url,
      overrides: { clips: plainClips(), engines: onlyEngine(engine) },
    })
  const accept = async () => {
    await using before = await startWith({ ...createFakeEngine({ concurrency: 0 }), name: 'comfyui' })
    const maker = await signUpMaker(before)
    return { user: maker.user, id: (await maker.accept()).job_id }
  }
  const { user, id } = await accept()

  await using after = await startWith(createFakeEngine())
  after.clock.advance(11 * 60 * 1000)
  const maker = createMaker(after, user)
  await maker.signIn()
  await sweepJobs(after.ctx)
  expect(await maker.waitFor(id, isOver)).toMatchObject({ status: 'failed', error: { code: 'engine_failed' } })
  expect((await maker.usage()).meters.faces.used).toBe(0)
}, 120_000)
