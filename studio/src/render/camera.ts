/** A viewer straight ahead. A world point (x, y, z) lands at center + scale * (x, y) * (1 + perspective * z). */
export type Camera = {
  width: number
  height: number
  centerX: number
  centerY: number
  /** Pixels per head unit at depth 0. */
  scale: number
  perspective: number
}

const PERSPECTIVE = 0.06

/** Head and shoulders with a little air above the hair. */
export const portraitCamera = (width: number, height: number): Camera => {
  const size = Math.min(width, height)
  return {
    width,
    height,
    centerX: width / 2,
    centerY: height * 0.438,
    scale: size * 0.278,
    perspective: PERSPECTIVE,
  }
}
