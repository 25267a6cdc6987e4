import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import type { Recipe } from '../adapters/engines/engine.ts'
import { readConfig } from '../env.ts'
import { openApp } from '../http/open-app.ts'
import { openContext } from '../open-context.ts'
import { startWorker } from '../worker.ts'
import { onlyEngine } from './test-engines.ts'

/**
 * The whole server as a program of its own with an engine that takes its time, for tests that kill it.
 * Says `ready <address>` and, for every start of the engine, `start <job>`.
 */
const workMs = 6000

const say = (line: string) => process.stdout.write(`${line}\n`)

const fake = createFakeEngine({ script: () => ({ workMs }) })
const face = fake.recipes.face as Recipe<'face'>
const engine = {
  ...fake,
  recipes: {
    face: {
      ...face,
      start(input: Parameters<typeof face.start>[0], run: Parameters<typeof face.start>[1]) {
        say(`start ${run.jobId}`)
        return face.start(input, run)
      },
    },
  },
}

const config = readConfig(process.env)
const ctx = await openContext(config, { engines: onlyEngine(engine) })
const app = await openApp(ctx)
await app.listen({ host: config.host, port: config.port })
await startWorker(ctx)
say(`ready ${app.listeningOrigin}`)
