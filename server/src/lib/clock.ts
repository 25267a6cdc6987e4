/** The time, as a value that tests can turn. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
