import type { Random } from '../../render/math/random.ts'
import { applyBiquad, designBiquad } from '../dsp/biquad.ts'
import { RATE } from '../dsp/units.ts'
import type { Burst } from './draw-sources.ts'

/** Samples that the filters get to settle in. */
const SETTLE = 200

/** Adds the noise of fricatives and stops to a voice at `RATE`. */
export function addBursts(
  voice: Float32Array,
  bursts: readonly Burst[],
  { scale, gain, random }: { scale: number; gain: number; random: Random },
): void {
  for (const { start, end, bands, gain: own, edge } of bursts) {
    const count = Math.round((end - start) * RATE)
    const first = Math.round(start * RATE)
    if (count < 8) continue
    const noise = new Float32Array(count + 2 * SETTLE)
    for (const [hertz, width, level] of bands) {
      const band = new Float32Array(noise.length)
      for (let index = 0; index < band.length; index++) band[index] = random() * 2 - 1
      const centre = Math.min(15_000, hertz * Math.sqrt(scale))
      applyBiquad(band, designBiquad({ type: 'band-pass', hertz: centre, q: Math.max(0.5, centre / width) }))
      const factor = level * 0.6 * Math.sqrt(6000 / Math.max(400, width))
      for (let index = 0; index < band.length; index++) noise[index] += band[index] * factor
    }
    const rise = Math.max(1, edge * RATE)
    const fall = Math.max(rise, 0.004 * RATE)
    for (let index = 0; index < count && first + index < voice.length; index++) {
      const ramp = Math.min(1, index / rise, (count - index) / fall)
      voice[first + index] += noise[index + SETTLE] * own * gain * ramp * ramp * (3 - 2 * ramp)
    }
  }
}
