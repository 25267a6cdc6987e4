const graceMs = 3 * 24 * 60 * 60 * 1000

/** How long the leftover of a paid month stays usable while the next payment is awaited. */
export const graceEnd = (paidUntil: Date): Date => new Date(paidUntil.getTime() + graceMs)
