const firstMs = 2000
const longestMs = 15_000
const growth = 1.15

/** How long to wait before asking again whether a payment has come: soon at first, then ever more gently. */
export const pollPauseMs = (asked: number): number => Math.min(longestMs, Math.round(firstMs * growth ** asked))
