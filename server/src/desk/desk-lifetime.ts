const minuteMs = 60 * 1000

export const IDLE_MINUTES = 30

const longestMs = 8 * 60 * minuteMs

export const endOfDesk = (openedAt: Date): Date => new Date(openedAt.getTime() + longestMs)

/** Desks that were last used before this have closed by themselves. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MINUTES * minuteMs)
