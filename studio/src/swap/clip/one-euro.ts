export type OneEuroOptions = {
  /** Hertz: what is slower than this is kept, at rest. */
  minCutoff: number
  /** How much the cutoff rises with speed, hertz for each unit a second. */
  beta: number
}

/** Filters numbers that belong together; call it with growing times in seconds. */
export type OneEuro = (values: ArrayLike<number>, seconds: number) => Float32Array

const SPEED_CUTOFF = 1

/** Share of a new value at a cutoff in hertz and a step in seconds. */
const shareAt = (cutoff: number, step: number): number => 1 / (1 + 1 / (2 * Math.PI * cutoff * step))

/** The 1 euro filter (Casiez, Roussel, Vogel 2012): steady at rest, and prompt where something moves fast. */
export function createOneEuro({ minCutoff, beta }: OneEuroOptions): OneEuro {
  let before: { values: Float32Array; speeds: Float32Array; seconds: number } | undefined
  return (values, seconds) => {
    if (!before) {
      before = { values: Float32Array.from(values), speeds: new Float32Array(values.length), seconds }
      return before.values.slice()
    }
    const step = Math.max(1e-3, seconds - before.seconds)
    const speedShare = shareAt(SPEED_CUTOFF, step)
    for (let index = 0; index < values.length; index++) {
      const speed = (values[index] - before.values[index]) / step
      before.speeds[index] += speedShare * (speed - before.speeds[index])
      const share = shareAt(minCutoff + beta * Math.abs(before.speeds[index]), step)
      before.values[index] += share * (values[index] - before.values[index])
    }
    before.seconds = seconds
    return before.values.slice()
  }
}
