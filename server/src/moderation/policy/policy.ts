import { z } from 'zod'

const words = z.array(z.string().trim().min(1, 'A term must not be empty.'))

/** Stands in a list of `together` for any age under 18. */
export const UNDER_AGE = '#under18'

const rule = z
  .strictObject({
    /** Kept with every refusal. */
    id: z.string().regex(/^[a-z][a-z\d-]*$/, 'An id has lower-case letters, digits and dashes.'),
    /** The sentence that the person reads. */
    reason: z.string().trim().min(10, 'A reason is a sentence for the person.'),
    /** Each of them alone is refused. */
    terms: words.default([]),
    /** One of each list in the same text is refused. */
    together: z.array(words.min(1)).default([]),
    /** Innocent phrases: their words do not count. */
    except: words.default([]),
  })
  .refine(({ terms, together }) => terms.length > 0 || together.length > 1, {
    error: 'A rule needs terms, or at least two lists in together.',
  })

/** What the file of a policy holds. */
export const policyFile = z.strictObject({
  rules: z
    .array(rule)
    .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, 'Each id may be used once.'),
  blocked_names: words.default([]),
  /** SHA-256 of files that are not taken, in hex. */
  blocked_files: z.array(z.string().regex(/^[\da-f]{64}$/, 'A file is named by 64 hex digits.')).default([]),
})
export type PolicyFile = z.output<typeof policyFile>
export type PolicyRule = PolicyFile['rules'][number]
