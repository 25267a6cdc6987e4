import { resolve } from 'node:path'
import { amount, ConfigError, integer, parts } from '../../lib/env-values.ts'
import type { Env } from '../../lib/env-values.ts'

export type ComfySettings = {
  urls: string[]
  /** Bearer token for what stands before the servers; null without one. */
  token: string | null
  /** Prompts that one server has at once. */
  depth: number
  /** US dollars that an hour of one server costs; null where nobody counts. */
  usdPerHour: number | null
  /** The operator's own workflows; null uses those that come along. */
  workflowsDir: string | null
}

const usualDepth = 2

const addressFrom = (written: string): string => {
  const read = URL.parse(written)
  if (!read || !['http:', 'https:'].includes(read.protocol) || read.search || read.hash)
    throw new ConfigError(`COMFYUI_URLS names "${written}": it must be an address such as http://127.0.0.1:8188.`)
  if (read.username || read.password)
    throw new ConfigError('COMFYUI_URLS holds a password: use COMFYUI_TOKEN for what protects the servers.')
  return read.href.replace(/\/$/, '')
}

/** Where the operator's ComfyUI servers are; null without any. */
export const readComfySettings = (env: Env): ComfySettings | null => {
  const urls = [...new Set(parts(env.COMFYUI_URLS).map(addressFrom))]
  if (urls.length === 0) return null
  return {
    urls,
    token: env.COMFYUI_TOKEN || null,
    depth: integer(env, 'COMFYUI_QUEUE_DEPTH', { min: 1, max: 8 }) ?? usualDepth,
    usdPerHour: amount(env, 'COMFYUI_USD_PER_HOUR'),
    workflowsDir: env.COMFYUI_WORKFLOWS ? resolve(env.COMFYUI_WORKFLOWS) : null,
  }
}
