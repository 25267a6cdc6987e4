import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import type { Recipe } from '../adapters/engines/engine.ts'
import { readConfig } from '../env.ts'
import { serve } from '../serve.ts'
import { onlyEngine } from './test-engines.ts'

/**
 * The program itself, in whatever role, with an engine that takes its time, for tests that kill it. Says for every start
 * of the engine `start <job>`.
 */
const workMs = Number(process.env.SLOW_WORK_MS ?? 6000)

const fake = createFakeEngine({ script: () => ({ workMs }), concurrency: 4 })
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

await serve(readConfig(process.env), { engines: onlyEngine(engine) })
