const MEGABYTE = 1024 * 1024

/** Time and bytes of one question to a paid service. */
export const askLimits = {
  answer: { timeoutMs: 15_000, maxBytes: 8 * MEGABYTE },
  /** Work is not sent twice, so its answer is waited for longer. */
  submit: { timeoutMs: 60_000, maxBytes: MEGABYTE },
  upload: { timeoutMs: 300_000, maxBytes: MEGABYTE },
} as const
