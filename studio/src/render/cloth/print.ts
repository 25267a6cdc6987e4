import type { PrintTile } from '../../scene/outfit.ts'
import type { ClothSample } from './shade-cloth.ts'

/** Gives a sample the colour of a print at (u, v) on the cloth in head units. */
export type Print = (sample: Pick<ClothSample, 'red' | 'green' | 'blue'>, u: number, v: number) => void

const wrap = (value: number, count: number): number => ((value % count) + count) % count

/** Makes a tile ready to be printed on a body of such a width in head units. */
export function openPrint({ width, height, widthShare, heightShare, rgb }: PrintTile, bodyWidth: number): Print {
  const colors = Uint8Array.from(atob(rgb), (character) => character.charCodeAt(0))
  const [acrossUnit, downUnit] = [width / (widthShare * bodyWidth), height / (heightShare * bodyWidth)]
  return (sample, u, v) => {
    const [x, y] = [u * acrossUnit - 0.5, v * downUnit - 0.5]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [shareX, shareY] = [x - left, y - top]
    let [red, green, blue] = [0, 0, 0]
    for (const [column, row, weight] of [
      [left, top, (1 - shareX) * (1 - shareY)],
      [left + 1, top, shareX * (1 - shareY)],
      [left, top + 1, (1 - shareX) * shareY],
      [left + 1, top + 1, shareX * shareY],
    ] as const) {
      const at = (wrap(row, height) * width + wrap(column, width)) * 3
      red += weight * colors[at]
      green += weight * colors[at + 1]
      blue += weight * colors[at + 2]
    }
    sample.red = red
    sample.green = green
    sample.blue = blue
  }
}
