/**
 * Whole numbers of 32 bits from a key of 16 bytes: xoshiro128** 1.1 (Blackman and Vigna, "Scrambled linear pseudorandom
 * number generators", 2021). The same key gives the same sequence on every machine.
 * @throws RangeError for a key of another length, or one of zeros alone.
 */
export function createKeyedRandom(key: Uint8Array): () => number {
  if (key.length !== 16 || key.every((byte) => byte === 0))
    throw new RangeError('A key of the mark has 16 bytes that are not all zero.')
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength)
  const state = Uint32Array.from({ length: 4 }, (_, index) => view.getUint32(index * 4))
  return () => {
    const result = Math.imul(turn(Math.imul(state[1], 5)), 9) >>> 0
    const shifted = state[1] << 9
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = (state[3] << 11) | (state[3] >>> 21)
    return result
  }
}

const turn = (value: number): number => (value << 7) | (value >>> 25)
