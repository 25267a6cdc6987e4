// Three beats of a worker, and shorter than the queue takes to notice that a worker is dead.
const leaseMs = 15_000

/** Until when a worker's word counts that it gives now. */
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs)
