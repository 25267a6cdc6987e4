export const TAU = Math.PI * 2

export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value)

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** As `Math.hypot`, which takes many times as long: it minds numbers too large to square. */
export const distanceOf = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z)

/** Hermite step: 0 below `from`, 1 above `to`; `from` may be the larger one. */
export const smoothstep = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** exp(-12) is 6 millionths: not worth an exponential. */
const NEGLIGIBLE = 12

/** Bell curve of height 1 around `center`; 1/e at distance `radius`. */
export const bell = (value: number, center: number, radius: number): number => {
  const offset = (value - center) / radius
  const distance = offset * offset
  return distance > NEGLIGIBLE ? 0 : Math.exp(-distance)
}

/** Elliptic bell curve of height 1 around (`centerX`, `centerY`). */
export const bell2 = (
  x: number,
  y: number,
  centerX: number,
  centerY: number,
  radiusX: number,
  radiusY: number,
): number => {
  const a = (x - centerX) / radiusX
  const b = (y - centerY) / radiusY
  const distance = a * a + b * b
  return distance > NEGLIGIBLE ? 0 : Math.exp(-distance)
}

export const median = (values: ArrayLike<number>): number => quantile(values, 0.5)

export const quantile = (values: ArrayLike<number>, share: number): number => {
  const sorted = Float32Array.from(values).sort()
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
