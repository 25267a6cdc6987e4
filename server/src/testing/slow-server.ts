import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import type { FakeScript } from '@visage/sandbox/engines/fake-engine'
import type { Recipe } from '../adapters/engines/engine.ts'
import { readConfig } from '../env.ts'
import { WORK_LIMITS } from '../generation/work/work-on-job.ts'
import { serve } from '../serve.ts'
import { onlyEngine } from './test-engines.ts'

/**
 * The program itself, in whatever role, with an engine that takes its time, for tests that kill it. Says for every start
 * of the engine `start <job>`. A prompt with the word "lies", "breaks" or "hangs" is answered so. Its clock may go ahead
 * of the others' or behind.
 */
const workMs = Number(process.env.SLOW_WORK_MS ?? 6000)
const aheadMs = Number(process.env.SLOW_CLOCK_AHEAD_MS ?? 0)
if (process.env.SLOW_STALL_MS) WORK_LIMITS.stallMs = Number(process.env.SLOW_STALL_MS)

const MOODS = {
  lies: { artifact: { bytes: Buffer.from('<html>This is no picture.</html>') } },
  breaks: { pollError: new Error('The engine broke.') },
  hangs: { end: 'never' },
} satisfies Record<string, FakeScript>

const script = (input: object): FakeScript => {
  const words = JSON.stringify(input)
  const mood = Object.entries(MOODS).find(([word]) => words.includes(word))?.[1]
  return { workMs, ...mood }
}

const fake = createFakeEngine({ script, concurrency: 4 })
const face = fake.recipes.face as Recipe<'face'>
const engine = {
  ...fake,
  recipes: {
    face: {
      ...face,
      start(input: Parameters<typeof face.start>[0], run: Parameters<typeof face.start>[1]) {
        process.stdout.write(`start ${run.jobId}\n`)
        return face.start(input, run)
      },
    },
  },
}

await serve(readConfig(process.env), {
  engines: onlyEngine(engine),
  clock: { now: () => new Date(Date.now() + aheadMs) },
})
