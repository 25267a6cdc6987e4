import { expect, test } from 'vitest'
import { signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import { plainProvenance } from '../../testing/plain-parts.ts'

test('a job that is cancelled while its result is being marked leaves nothing, and the marking stops', async () => {
  const begun = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<unknown>()
  const provenance = {
    ...plainProvenance(),
    stamp: (_result: unknown, _making: unknown, signal?: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          stopped.resolve(signal.reason)
          reject(signal.reason as Error)
        })
        begun.resolve()
      }),
  }
  await using server = await startGenerationServer({ parts: { provenance } })
  const maker = await signUpMaker(server)
  const { job_id: id } = await maker.accept()
  await begun.promise
  expect((await maker.cancel(id)).body.status).toBe('cancelled')
  expect(await stopped.promise).toMatchObject({ name: 'LeaseLostError' })
  expect(await maker.readJob(id)).toMatchObject({ status: 'cancelled', result: null })
  expect((await maker.usage()).meters.faces.used).toBe(0)
})
