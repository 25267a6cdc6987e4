import type { PolicyFile } from './policy.ts'
import { compileRule } from './compile-rule.ts'

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
