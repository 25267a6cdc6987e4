import type { asStandIn } from '@visage/sandbox/engines/stand-in-work'
import type { ClipProcessor } from '../../../media/clip/clip-processor.ts'
import type { Engine } from '../../engine.ts'
import { plainTools } from '../../testing/drive-recipe.ts'
import { createHostedEngine } from '../hosted-engine.ts'
import type { HostedDescription } from '../hosted-service.ts'

export type StandIn = ReturnType<typeof asStandIn>

const patience = { pollMs: 10, silentMs: 400, lookMs: 100, unseenMs: 600, fetchMs: 500 }

export type OpenHow = { score?: number; key?: string; clips?: ClipProcessor }

/** An engine at a stand-in as another process would open it: it shares nothing with those before. */
export const openOn = (
  served: HostedDescription,
  { url, key: right }: StandIn,
  { score = 0.9, key = right, clips }: OpenHow = {},
): Engine =>
  createHostedEngine({
    ...plainTools(score, clips),
    ...served.openAccount({ key, baseUrl: url, modelsPath: null }),
    name: served.name,
    concurrency: 4,
    webhookUrl: null,
    patience,
  })
