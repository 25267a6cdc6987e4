import type { Logger } from 'pino'
import type { Engine } from '../engine.ts'
import type { Finishing } from '../order/finish-order.ts'
import type { OrderTaking } from '../order/take-order.ts'
import { createComfyEngine } from './comfy-engine.ts'
import { COMFY_PATIENCE } from './comfy-recipe.ts'
import { openPool } from './open-pool.ts'
import type { ComfySettings } from './read-comfy-settings.ts'
import { readWorkflows } from './read-workflows.ts'

type Parts = { taking: OrderTaking; finishing: Finishing; log: Logger }

/** The engine of an operator's settings. Throws a `ConfigError` for a workflow that cannot be used. */
export const openComfyEngine = (
  { urls, token, depth, workflowsDir, usdPerHour }: ComfySettings,
  parts: Parts,
): Engine =>
  createComfyEngine({
    ...parts,
    pool: openPool({ addresses: urls.map((url) => ({ url, token })), depth }),
    workflows: readWorkflows(workflowsDir),
    patience: COMFY_PATIENCE,
    usdPerHour,
    depth,
  })
