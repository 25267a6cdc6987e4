/** A deterministic source of numbers in [0, 1). */
export type Random = () => number

/** Mulberry32: the same seed gives the same sequence on every machine. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Bell-shaped number in (-2, 2) with mean 0 and standard deviation 0.58. */
export const sampleBell = (random: Random): number => random() + random() + random() + random() - 2
