/** Bits that the decoder looks back over. */
const memory = 8
const stateCount = 1 << memory
/**
 * Generators of the rate 1/4 code of constraint length 9 with free distance 24 (K. Larsen, "Short convolutional codes with
 * maximal free distance for rates 1/2, 1/3, and 1/4", IEEE Transactions on Information Theory, 1973), in octal.
 */
const GENERATORS = [0o463, 0o535, 0o733, 0o745] as const

/** How many bits `encodeBits` makes of so many. */
export const countCodedBits = (bits: number): number => (bits + memory) * GENERATORS.length

const parity = (value: number): number => {
  let bits = value
  for (let shift = 16; shift > 0; shift >>= 1) bits ^= bits >> shift
  return bits & 1
}

/** The four coded bits of every register (the newest bit on top), as -1 and 1. */
const OUTPUTS = Int8Array.from({ length: 2 * stateCount * GENERATORS.length }, (_, index) =>
  parity((index >> 2) & GENERATORS[index & 3]) === 1 ? 1 : -1,
)

/** Protects bits (0 or 1): each becomes four of -1 and 1, and eight zeros lead the coder back to where it began. */
export const encodeBits = (bits: readonly number[]): Int8Array => {
  const coded = new Int8Array(countCodedBits(bits.length))
  let state = 0
  for (let step = 0; step < bits.length + memory; step++) {
    const register = ((bits[step] ?? 0) << memory) | state
    coded.set(OUTPUTS.subarray(register * 4, register * 4 + 4), step * 4)
    state = register >> 1
  }
  return coded
}

/**
 * The most likely bits behind soft values of coded ones: above zero for 1, below for -1, the larger the surer. The Viterbi
 * algorithm (A. Viterbi, "Error bounds for convolutional codes", 1967) over all states.
 */
export const decodeBits = (soft: Float64Array): number[] => {
  const steps = soft.length / GENERATORS.length
  let scores = new Float64Array(stateCount).fill(-Infinity)
  scores[0] = 0
  const choices = new Uint8Array(steps * stateCount)
  for (let step = 0; step < steps; step++) {
    const next = new Float64Array(stateCount)
    for (let state = 0; state < stateCount; state++) {
      const first = scoreOf(scores, soft, step, state << 1)
      const second = scoreOf(scores, soft, step, (state << 1) | 1)
      choices[step * stateCount + state] = second > first ? 1 : 0
      next[state] = Math.max(first, second)
    }
    scores = next
  }
  const bits = Array.from({ length: steps }, () => 0)
  for (let step = steps - 1, state = 0; step >= 0; step--) {
    bits[step] = state >> (memory - 1)
    state = ((state << 1) & (stateCount - 1)) | choices[step * stateCount + state]
  }
  return bits.slice(0, steps - memory)
}

/** Registers are the new state with the bit that leaves it behind. */
const scoreOf = (scores: Float64Array, soft: Float64Array, step: number, register: number): number => {
  let score = scores[register & (stateCount - 1)]
  for (let index = 0; index < 4; index++) score += OUTPUTS[register * 4 + index] * soft[step * 4 + index]
  return score
}
