const leaseMs = 30_000

/** Until when a worker's word counts that it gives now. */
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs)
