import { resolve } from 'node:path'
import { integer, url } from '../../lib/env-values.ts'
import type { Env } from '../../lib/env-values.ts'

/** Under which variables the operator's accounts at paid services stand. */
export const HOSTED_KEYS = {
  fal: { prefix: 'FAL', keyName: 'FAL_KEY' },
  replicate: { prefix: 'REPLICATE', keyName: 'REPLICATE_API_TOKEN' },
} as const

export type HostedSettings = {
  key: string
  /** Another address than the service's own, for a stand-in; null for the service itself. */
  baseUrl: string | null
  /** Jobs that are under way there at once. */
  concurrency: number
  /** The operator's own list of models; null uses those that come along. */
  modelsPath: string | null
}

const usualConcurrency = 4

/** The operator's account at a service; null without a key. */
export const readHostedSettings = (
  env: Env,
  { prefix, keyName }: { prefix: string; keyName: string },
): HostedSettings | null => {
  const key = env[keyName]
  if (!key) return null
  const models = env[`${prefix}_MODELS`]
  return {
    key,
    baseUrl: url(env, `${prefix}_BASE_URL`, ['http:', 'https:']),
    concurrency: integer(env, `${prefix}_CONCURRENCY`, { min: 1, max: 64 }) ?? usualConcurrency,
    modelsPath: models ? resolve(models) : null,
  }
}
