import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import { solidPng } from '@visage/sandbox/engines/tiny-files'
import type { FakeScript } from '@visage/sandbox/engines/fake-engine'
import type { Recipe } from '../adapters/engines/engine.ts'
import { readConfig } from '../program/env.ts'
import { WORK_LIMITS } from '../generation/work/work-on-job.ts'
import { serve } from '../program/serve.ts'
import { onlyEngine } from './test-engines.ts'

/**
 * The program itself, in whatever role, with an engine that takes its time, for tests that kill it. Says for every start
 * of the engine `start <job>`. A prompt with the word "lies", "breaks", "hangs" or "large" is answered so, and "takes 1500"
 * says how many milliseconds. Its clock may go ahead
 * of the others' or behind.
 */
const workMs = Number(process.env.SLOW_WORK_MS ?? 6000)
/** Of a face that is made from names. */
const namesMs = Number(process.env.SLOW_NAMES_MS ?? workMs)
const aheadMs = Number(process.env.SLOW_CLOCK_AHEAD_MS ?? 0)
if (process.env.SLOW_STALL_MS) WORK_LIMITS.stallMs = Number(process.env.SLOW_STALL_MS)

/** Large enough for a mark, which a process of its own puts in. */
const largeSide = 320

const MOODS = {
  large: { artifact: { bytes: solidPng(largeSide, [200, 120, 90]), width: largeSide, height: largeSide } },
  lies: { artifact: { bytes: Buffer.from('<html>This is no picture.</html>') } },
  breaks: { pollError: new Error('The engine broke.') },
  hangs: { end: 'never' },
} satisfies Record<string, FakeScript>

const script = (input: object): FakeScript => {
  const words = JSON.stringify(input)
  const mood = Object.entries(MOODS).find(([word]) => words.includes(word))?.[1]
  const [, told] = /takes (\d+)/.exec(words) ?? []
  return { workMs: told ? Number(told) : words.includes('"names"') ? namesMs : workMs, ...mood }
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
