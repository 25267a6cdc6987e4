/** Control values a second. */
export const CONTROL_RATE = 400

/** What moves the voice, `CONTROL_RATE` values a second each. */
export type ControlTracks = {
  frames: number
  /** Formants 1 to 3 and their bandwidths in hertz, for a man's tract. */
  formants: readonly [Float32Array, Float32Array, Float32Array]
  widths: readonly [Float32Array, Float32Array, Float32Array]
  /** 0 closed to 1 open nasal passage. */
  nasality: Float32Array
  voicing: Float32Array
  breath: Float32Array
  /** 0 open to 1 closed mouth: takes the high frequencies. */
  closure: Float32Array
}

export const createControlTracks = (seconds: number): ControlTracks => {
  const frames = Math.ceil(seconds * CONTROL_RATE) + 2
  const track = (): Float32Array => new Float32Array(frames)
  return {
    frames,
    formants: [track(), track(), track()],
    widths: [track(), track(), track()],
    nasality: track(),
    voicing: track(),
    breath: track(),
    closure: track(),
  }
}

/** Sets a value from one time to another. */
export const fill = (track: Float32Array, [start, end]: readonly [number, number], value: number): void => {
  track.fill(value, Math.max(0, Math.round(start * CONTROL_RATE)), Math.max(0, Math.round(end * CONTROL_RATE)))
}

/** Moving average over `ms` to each side. */
export const smooth = (track: Float32Array, ms: number): Float32Array => {
  const reach = Math.max(1, Math.round((ms / 1000) * CONTROL_RATE))
  const result = new Float32Array(track.length)
  let sum = 0
  for (let frame = 0; frame < track.length + reach; frame++) {
    if (frame < track.length) sum += track[frame]
    if (frame - 2 * reach - 1 >= 0) sum -= track[frame - 2 * reach - 1]
    if (frame >= reach) result[frame - reach] = sum / (2 * reach + 1)
  }
  return result
}
