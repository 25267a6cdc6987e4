/**
 * Repeatable chance by name: the same seed and key give the same draw, whatever else was drawn.
 * A person's nose therefore stays the same when a later version also draws a hat.
 */
export type RepeatableDraw = {
  /** Evenly spread, 0 (included) to 1 (excluded). */
  uniform: (key: string) => number
  /** Bell shaped around 0 with standard deviation 0.85, never beyond 1.35. */
  bell: (key: string) => number
  chance: (key: string, probability: number) => boolean
  /** A number between both ends, evenly spread. */
  between: (key: string, low: number, high: number) => number
  /** One of the options, each as likely as its weight. Throws a RangeError without a positive weight. */
  pick: <Option extends string>(key: string, weights: Readonly<Partial<Record<Option, number>>>) => Option
}

const WIDTH = 1.7
const LIMIT = 1.35

/** Unsigned 32 bit hash of a text: FNV-1a over its UTF-16 units, then the finaliser of MurmurHash3. */
export const hashText = (text: string, seed = 0): number => {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export const createRepeatableDraw = (seed: number): RepeatableDraw => {
  const mixedSeed = hashText('visage', seed >>> 0)
  const uniform = (key: string): number => hashText(key, mixedSeed) / 0x1_0000_0000
  const bell = (key: string): number => {
    const sum = uniform(`${key}/1`) + uniform(`${key}/2`) + uniform(`${key}/3`) - 1.5
    return Math.max(-LIMIT, Math.min(LIMIT, sum * WIDTH))
  }
  return {
    uniform,
    bell,
    chance: (key, probability) => uniform(key) < probability,
    between: (key, low, high) => low + (high - low) * uniform(key),
    pick: (key, weights) => pickWeighted(uniform(key), weights),
  }
}

const pickWeighted = <Option extends string>(
  share: number,
  weights: Readonly<Partial<Record<Option, number>>>,
): Option => {
  const entries = (Object.entries(weights) as [Option, number][]).filter(([, weight]) => weight > 0)
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let rest = share * total
  for (const [option, weight] of entries) {
    rest -= weight
    if (rest < 0) return option
  }
  const last = entries.at(-1)
  if (!last) throw new RangeError('Nothing to pick from: give at least one option a weight above 0.')
  return last[0]
}

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
