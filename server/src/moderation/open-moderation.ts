import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../lib/env-values.ts'
import { createModeration } from './moderation.ts'
import type { Moderation } from './moderation.ts'
import { policyFile } from './policy.ts'

const usualPath = fileURLToPath(new URL('default-policy.json', import.meta.url))

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError(`MODERATION_POLICY: ${path} cannot be read as JSON (${why}).`, { cause })
  }
}

/** Reads the operator's policy, or the one that comes with the product. Throws a `ConfigError` that names what is wrong. */
export const openModeration = ({ moderationPolicy }: { moderationPolicy: string | null }): Moderation => {
  const path = moderationPolicy ?? usualPath
  const parsed = policyFile.safeParse(readJson(path))
  if (parsed.success) return createModeration(parsed.data)
  const [issue] = parsed.error.issues
  throw new ConfigError(`MODERATION_POLICY: ${path}, ${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
}
