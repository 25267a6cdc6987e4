import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../../lib/env-values.ts'
import { compileRule } from './compile-rule.ts'
import { policyFile } from './policy.ts'
import type { PolicyFile } from './policy.ts'

/** What a text or a file is refused for. */
export type Breach = { rule: string; reason: string }

/** What is allowed here, as the operator's policy has it. */
export type Moderation = {
  /** The first rule that one of the texts breaks. */
  findBreach(texts: readonly string[]): Breach | undefined
  findFileBreach(sha256: string): Breach | undefined
  blockedNames: readonly string[]
}

const fileBreach: Breach = {
  rule: 'blocked-file',
  reason: 'This file is on the list of files that may not be used here.',
}

export const createModeration = (policy: PolicyFile): Moderation => {
  const rules = policy.rules.map((rule) => ({ id: rule.id, reason: rule.reason, breaks: compileRule(rule) }))
  const files = new Set(policy.blocked_files)
  return {
    findBreach(texts) {
      const broken = rules.find(({ breaks }) => breaks(texts.join('\n')))
      return broken && { rule: broken.id, reason: broken.reason }
    },
    findFileBreach: (sha256) => (files.has(sha256) ? fileBreach : undefined),
    blockedNames: policy.blocked_names,
  }
}

const usualPath = fileURLToPath(new URL('./default-policy.json', import.meta.url))

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
