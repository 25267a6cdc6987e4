import { expect, it } from 'vitest'
import { engineCostText } from './words.ts'

it.each([
  [{ engine_place: 'at fal', status: 'succeeded', engine_cost_usd: 0.005_25 }, 'cost $0.0053'],
  [{ engine_place: 'on ComfyUI', status: 'failed', engine_cost_usd: 1.2 }, 'cost $1.20'],
  [{ engine_place: 'at fal', status: 'succeeded', engine_cost_usd: 0 }, 'cost $0.00'],
  [{ engine_place: 'at Replicate', status: 'succeeded', engine_cost_usd: null }, 'cost not known'],
  [{ engine_place: 'at Replicate', status: 'running', engine_cost_usd: null }, null],
  [{ engine_place: null, status: 'succeeded', engine_cost_usd: null }, null],
] as const)('%j is told to the operator as %s', (job, text) => expect(engineCostText(job)).toBe(text))
