import { COVER_BLOCK } from './cover.ts'
import type { Cover } from './cover.ts'
import type { Texture } from './texture.ts'

export type BackdropPlace = {
  /** Texels per pixel of the frame. */
  fineness: number
  /** Texel that lies in the middle of the frame. */
  middleX: number
  middleY: number
}

const EVEN = 0xff00ff

/** Places in 256ths of a texel for every pixel along a side of the frame; beyond the picture its last texels go on. */
const spread = (count: number, middle: number, { fineness, size }: { fineness: number; size: number }): Int32Array =>
  Int32Array.from({ length: count }, (_, index) => {
    const at = middle + (index + 0.5 - count / 2) * fineness - 0.5
    return Math.floor(256 * Math.min(size - 2, Math.max(0, at)))
  })

/** Fills all of the frame that is not covered with an upright picture, enlarged and shifted. */
export const drawBackdrop = (
  frame: Texture,
  { texels, width, height }: Texture,
  { place, cover }: { place: BackdropPlace; cover: Cover },
): void => {
  const { fineness } = place
  const columns = spread(frame.width, place.middleX, { fineness, size: width })
  const rows = spread(frame.height, place.middleY, { fineness, size: height })
  const target = frame.texels
  for (let y = 0; y < frame.height; y++) {
    const b = rows[y] & 255
    const from = (rows[y] >> 8) * width
    const start = y * frame.width
    for (let block = 0; block < cover.columns; block++) {
      if (cover.blocks[y * cover.columns + block] === 1) continue
      const end = Math.min(frame.width, (block + 1) * COVER_BLOCK)
      for (let x = block * COVER_BLOCK; x < end; x++) {
        const a = columns[x] & 255
        const at = from + (columns[x] >> 8)
        const p00 = texels[at]
        const p10 = texels[at + 1]
        const p01 = texels[at + width]
        const p11 = texels[at + width + 1]
        const w11 = (a * b) >> 8
        const w10 = a - w11
        const w01 = b - w11
        const w00 = 256 - a - w01
        const even =
          (Math.imul(p00 & EVEN, w00) +
            Math.imul(p10 & EVEN, w10) +
            Math.imul(p01 & EVEN, w01) +
            Math.imul(p11 & EVEN, w11)) >>>
          8
        const odd =
          Math.imul((p00 >>> 8) & EVEN, w00) +
          Math.imul((p10 >>> 8) & EVEN, w10) +
          Math.imul((p01 >>> 8) & EVEN, w01) +
          Math.imul((p11 >>> 8) & EVEN, w11)
        target[start + x] = (even & EVEN) | (odd & ~EVEN)
      }
    }
  }
}
