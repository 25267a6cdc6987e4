import { countCodedBits, decodeBits, encodeBits } from './convolutional-code.ts'

/**
 * Whole numbers of 32 bits from a key of 16 bytes: xoshiro128** 1.1 (Blackman and Vigna, "Scrambled linear pseudorandom
 * number generators", 2021). The same key gives the same sequence on every machine.
 * @throws RangeError for a key of another length, or one of zeros alone.
 */
const createKeyedRandom = (key: Uint8Array): (() => number) => {
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

/** Cells a side of the square tile that is repeated over the picture. */
export const TILE_CELLS = 64
/** What a mark carries. */
export const MESSAGE_BYTES = 8

const cellCount = TILE_CELLS * TILE_CELLS
/** Share of the cells that hold the message. */
const messageShare = 0.75
const codedBits = countCodedBits(MESSAGE_BYTES * 8)

/**
 * The secret arrangement of a tile. A quarter of its cells, at random places, hold known signs by which it is found and
 * brought into place. The others hold the coded message, each bit some ten times, under signs of their own (direct
 * sequence spread spectrum: I. Cox and others, "Secure spread spectrum watermarking for multimedia", IEEE Transactions on Image
 * Processing, 1997).
 */
export type WatermarkTile = {
  /** 1 and -1, row by row. */
  signs: Int8Array
  /** The coded bit of each cell, -1 where its sign alone stands. */
  bits: Int16Array
}

/** The tile of a key of 16 bytes. */
export const createWatermarkTile = (key: Uint8Array): WatermarkTile => {
  const random = createKeyedRandom(key)
  const signs = Int8Array.from({ length: cellCount }, () => (random() >>> 31 === 1 ? 1 : -1))
  const places = Uint16Array.from({ length: cellCount }, (_, index) => index)
  for (let index = cellCount - 1; index > 0; index--) {
    const other = random() % (index + 1)
    const place = places[index]
    places[index] = places[other]
    places[other] = place
  }
  const bits = new Int16Array(cellCount).fill(-1)
  for (let index = 0; index < cellCount * messageShare; index++) bits[places[index]] = index % codedBits
  return { signs, bits }
}

/** The cells, 1 and -1, of a tile that carries a message. */
export const fillTile = ({ signs, bits }: WatermarkTile, message: Uint8Array): Int8Array => {
  if (message.length !== MESSAGE_BYTES) throw new RangeError(`A mark carries ${MESSAGE_BYTES} bytes.`)
  const coded = encodeBits(
    [...message].flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1)),
  )
  return signs.map((sign, cell) => (bits[cell] < 0 ? sign : sign * coded[bits[cell]]))
}

/** The most likely message behind soft values of a tile's cells. */
export const readTile = ({ signs, bits }: WatermarkTile, cells: Float64Array): Uint8Array => {
  const soft = new Float64Array(codedBits)
  for (const [cell, bit] of bits.entries()) if (bit >= 0) soft[bit] += signs[cell] * cells[cell]
  const decoded = decodeBits(soft)
  return Uint8Array.from({ length: MESSAGE_BYTES }, (_, byte) =>
    decoded.slice(byte * 8, byte * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  )
}
