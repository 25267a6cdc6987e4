import { expect, it } from 'vitest'
import { openAnsweringThread } from './answering-thread.ts'

const openHalving = (onStage?: (stage: string, share: number) => void) =>
  openAnsweringThread<Float32Array | 'end', number>({
    url: new URL('./testing/halving-worker.ts', import.meta.url),
    start: 'Halving',
    onStage,
  })

it('answers one question after the other, in memory that both threads see, and goes on after a failure', async () => {
  const stages: string[] = []
  const thread = openHalving((stage, share) => stages.push(`${stage} ${share}`))
  const values = new Float32Array(new SharedArrayBuffer(12)).fill(8)
  const answers = await Promise.allSettled(
    [values, new Float32Array(0), values].map((question) => thread.ask(question)),
  )
  expect(answers).toMatchObject([
    { value: 3 },
    { reason: expect.objectContaining({ message: 'There is nothing to halve.' }) },
    { value: 3 },
  ])
  expect([...values]).toEqual([2, 2, 2])
  expect(stages).toEqual(['Halving 0.5', 'Halving 0.5'])
  await thread.close()
})

it('fails what waits for an answer when the thread ends, and whatever is asked afterwards', async () => {
  const thread = openHalving()
  const [ending, waiting] = [thread.ask('end'), thread.ask(new Float32Array(1))]
  await expect(ending).rejects.toThrow('has ended')
  await expect(waiting).rejects.toThrow('has ended')
  await expect(thread.ask(new Float32Array(1))).rejects.toThrow('has ended')
})
