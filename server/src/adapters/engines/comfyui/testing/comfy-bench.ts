import { startStandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import type { StandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import { afterEach } from 'vitest'
import { plainClips } from '../../../../testing/plain-parts.ts'
import type { ClipProcessor, ClipSize } from '../../../media/clip/clip-processor.ts'
import type { Engine } from '../../engine.ts'
import { plainTools } from '../../testing/drive-recipe.ts'
import { createComfyEngine } from '../comfy-engine.ts'
import { openPool } from '../pool.ts'
import { readWorkflows } from '../workflow/workflow.ts'

export const face = { kind: 'face', input: { mode: 'prompt', gender: 'female', prompt: 'green eyes' } } as const
const patience = { silentMs: 200, lostMs: 100, noServerMs: 400, pollMs: 10 }
const times = { answerMs: 2000, uploadMs: 2000, downloadMs: 500 }

type Options = { depth?: number; score?: number | null; workflowsDir?: string | null; finishedBy?: ClipProcessor }

/** Stand-in servers and engines that ask them, closed after every test of the file. */
export const openComfyBench = () => {
  const servers: StandInComfy[] = []
  const engines: Engine[] = []
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.close()))
    await Promise.all(servers.splice(0).map((server) => server[Symbol.asyncDispose]()))
  })

  return {
    servers,
    /** One for each number: milliseconds that a prompt takes there. */
    startServers: async (...speeds: number[]) => {
      servers.push(...(await Promise.all(speeds.map((msPerPrompt) => startStandInComfy({ msPerPrompt })))))
      return servers as [StandInComfy, ...StandInComfy[]]
    },
    /** An engine as another process would open it: it shares nothing with those before. */
    openEngine: ({ depth = 2, score = 0.9, workflowsDir = null, finishedBy }: Options = {}): Engine & {
      fitted: ClipSize[]
    } => {
      const clips = plainClips()
      const { planning, ...tools } = plainTools(score, finishedBy)
      const engine = createComfyEngine({
        pool: openPool({
          addresses: servers.map(({ url }) => ({ url, token: null })),
          depth,
          times,
          freshMs: { queue: 5, lacks: 60_000 },
        }),
        workflows: readWorkflows(workflowsDir),
        ...tools,
        planning: { ...planning, clips },
        patience,
        usdPerHour: 3600,
        depth,
      })
      engines.push(engine)
      return { ...engine, fitted: clips.fitted }
    },
  }
}
