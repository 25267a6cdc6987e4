import type { asStandIn } from '@visage/sandbox/engines/stand-in-work'
import type { Engine } from '../../engine.ts'
import { plainTools } from '../../testing/drive-recipe.ts'
import { createHostedEngine } from '../hosted-engine.ts'
import type { HostedDescription } from '../hosted-service.ts'

export type StandIn = ReturnType<typeof asStandIn>

const patience = { pollMs: 10, silentMs: 400, lookMs: 100, unseenMs: 600, fetchMs: 500 }

/** An engine at a stand-in as another process would open it: it shares nothing with those before. */
export const openOn = (
  served: HostedDescription,
  { url, key: right }: StandIn,
  { score = 0.9, key = right }: { score?: number; key?: string } = {},
): Engine =>
  createHostedEngine({
    ...plainTools(score),
    ...served.openAccount({ key, baseUrl: url, modelsPath: null }),
    name: served.name,
    concurrency: 4,
    webhookUrl: null,
    patience,
  })
