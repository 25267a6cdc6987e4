import type { Picture } from '../../scene/portrait-scene.ts'

/** Share of the picture's width that a row of the person has at least. */
const LEAST_ROW = 0.01
/** A person who reaches into this share of the height above the lower edge is cut off there. */
const EDGE = 0.015

/** The height at which a person stands, in pixels: where what is cut out of them ends, unless the picture ends first. */
export const findFeet = (
  { width, height }: Pick<Picture, 'width' | 'height'>,
  cut: Float32Array,
): number | undefined => {
  for (let y = height - 1; y >= 0; y--) {
    let own = 0
    for (let x = 0; x < width; x++) if (cut[y * width + x] > 0.5) own++
    if (own >= LEAST_ROW * width) return y < height * (1 - EDGE) ? y : undefined
  }
  return undefined
}
