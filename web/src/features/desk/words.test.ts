import { expect, it } from 'vitest'
import { engineCostText } from './words.ts'

it.each([
  [{ engine: 'fal', status: 'succeeded', engine_cost_usd: 0.005_25 }, 'cost $0.0053'],
  [{ engine: 'comfyui', status: 'failed', engine_cost_usd: 1.2 }, 'cost $1.20'],
  [{ engine: 'fal', status: 'succeeded', engine_cost_usd: 0 }, 'cost $0.00'],
  [{ engine: 'replicate', status: 'succeeded', engine_cost_usd: null }, 'cost not known'],
  [{ engine: 'replicate', status: 'running', engine_cost_usd: null }, null],
  [{ engine: 'studio', status: 'succeeded', engine_cost_usd: null }, null],
] as const)('%j is told to the operator as %s', (job, text) => expect(engineCostText(job)).toBe(text))
