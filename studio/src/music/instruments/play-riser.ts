import type { Stereo } from '../dsp/stereo.ts'
import { RATE } from '../dsp/units.ts'
import { createRandom } from '../../render/math/random.ts'
import { createStateFilter } from './state-filter.ts'
import { samplesOf } from './tone.ts'

/** Noise that opens towards a new section. */
export function playRiser(
  bus: Stereo,
  { start, seconds, gain }: { start: number; seconds: number; gain: number },
): void {
  const first = Math.max(0, Math.round(start * RATE))
  const count = samplesOf(bus, first, seconds)
  const random = createRandom(5)
  const [left, right] = [createStateFilter(), createStateFilter()]
  for (let index = 0; index < count; index++) {
    const share = index / count
    if ((index & 31) === 0) for (const filter of [left, right]) filter.tune(300 * 28 ** share, 0.5)
    const level = share * share * gain * 0.22 * Math.min(1, (count - index) / 300)
    bus.left[first + index] += left.next(random() * 2 - 1) * level
    bus.right[first + index] += right.next(random() * 2 - 1) * level
  }
}
