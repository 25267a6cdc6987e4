import type { Random } from '../../math/random.ts'
import { CONTROL_RATE } from './control-tracks.ts'
import type { ControlTracks } from './control-tracks.ts'

/** Samples a second of the voiced part, whose spectrum ends below 11 kHz. */
export const TRACT_RATE = 22_050

export type Tract = {
  /** Formants against a man's: about 1.17 for a woman. */
  scale: number
  /** Corner of the source's spectral tilt in hertz: lower is softer. */
  tiltHertz: number
  /** Share of a period in which the folds are open. */
  openQuotient: number
}

const HIGH_FORMANTS = [3350, 4250, 5200, 6300, 7400, 8500, 9700]
const HIGH_WIDTHS = [180, 260, 400, 520, 650, 800, 1000]
const RESONATORS = 10
const NASAL_POLE_HERTZ = 280
const NASAL_WIDTH = 100
const HIGHEST = 10_600

/**
 * The voiced and breathed sound: KLGLOTT88 source through a cascade of ten resonators with a nasal pair
 * (Klatt 1980; Klatt and Klatt 1990), at `TRACT_RATE`.
 */
export const soundTract = (
  tracks: ControlTracks,
  pitch: Float32Array,
  { tract, random }: { tract: Tract; random: Random },
): Float32Array => {
  const output = new Float32Array(Math.floor(((tracks.frames - 2) / CONTROL_RATE) * TRACT_RATE))
  const gains = new Float64Array(RESONATORS)
  const firsts = new Float64Array(RESONATORS)
  const seconds = new Float64Array(RESONATORS)
  const states = new Float64Array(2 * RESONATORS)
  const tune = (resonator: number, hertz: number, width: number): void => {
    const radius = Math.exp((-Math.PI * width) / TRACT_RATE)
    seconds[resonator] = -radius * radius
    firsts[resonator] = 2 * radius * Math.cos((2 * Math.PI * hertz) / TRACT_RATE)
    gains[resonator] = 1 - firsts[resonator] - seconds[resonator]
  }
  for (const [index, hertz] of HIGH_FORMANTS.entries())
    tune(index + 3, Math.min(hertz * tract.scale, HIGHEST), HIGH_WIDTHS[index])
  const nasalRadius = Math.exp((-Math.PI * NASAL_WIDTH) / TRACT_RATE)
  const poleSecond = -nasalRadius * nasalRadius
  const poleFirst = 2 * nasalRadius * Math.cos((2 * Math.PI * NASAL_POLE_HERTZ) / TRACT_RATE)
  const poleGain = 1 - poleFirst - poleSecond
  let [zeroGain, zeroFirst, zeroSecond] = [1, 0, 0]
  let [inputOne, inputTwo, poleOne, poleTwo] = [0, 0, 0, 0]

  const tiltStep = 1 - Math.exp((-2 * Math.PI * tract.tiltHertz) / TRACT_RATE)
  const closureStep = 1 - Math.exp((-2 * Math.PI * 450) / TRACT_RATE)
  const open = tract.openQuotient
  let [phase, tilted, shimmer, jitter, hiss, muffled, current, turn, quiet] = [0, 0, 1, 0, 0, 0, -1, 0, 0]
  const ratio = CONTROL_RATE / TRACT_RATE

  for (let index = 0; index < output.length; index++) {
    const place = index * ratio
    const frame = Math.floor(place)
    if (frame !== current) {
      current = frame
      const fundamental = pitch[frame] * (1 + jitter)
      turn = fundamental / TRACT_RATE
      const first = Math.max(tracks.formants[0][frame] * tract.scale, fundamental * 1.02)
      const second = Math.max(tracks.formants[1][frame] * tract.scale, first + 180)
      const third = Math.max(tracks.formants[2][frame] * tract.scale, second + 220)
      tune(0, first, tracks.widths[0][frame] || 80)
      tune(1, second, tracks.widths[1][frame] || 90)
      tune(2, third, tracks.widths[2][frame] || 150)
      const zero = NASAL_POLE_HERTZ + 170 * tracks.nasality[frame]
      const zeroB = 2 * nasalRadius * Math.cos((2 * Math.PI * zero) / TRACT_RATE)
      const zeroA = 1 - zeroB - poleSecond
      zeroGain = 1 / zeroA
      zeroFirst = -zeroB / zeroA
      zeroSecond = -poleSecond / zeroA
    }
    const share = place - frame
    const voicing = tracks.voicing[frame] + (tracks.voicing[frame + 1] - tracks.voicing[frame]) * share
    const breath = tracks.breath[frame] + (tracks.breath[frame + 1] - tracks.breath[frame]) * share

    if (voicing < 1e-4 && breath < 1e-4) {
      if (++quiet > TRACT_RATE / 5) continue
    } else quiet = 0

    phase += turn
    if (phase >= 1) {
      phase -= 1
      jitter = (random() - 0.5) * 0.008
      shimmer = 1 + (random() - 0.5) * 0.05
    }
    let flow = 0
    if (phase < open) {
      const part = phase / open
      flow = 2 * part - 3 * part * part
    }
    // The closing edge, band-limited by a second-order polynomial.
    const distance = phase - open
    if (distance < 0 && distance > -turn) flow -= -0.5 * (distance / turn + 1) ** 2
    else if (distance >= 0 && distance < turn) flow -= 0.5 * (1 - distance / turn) ** 2
    tilted += (flow * shimmer - tilted) * tiltStep
    hiss += (random() * 2 - 1 - hiss) * 0.75
    const puff = voicing > 0.2 && phase >= open ? 0.45 : 1
    const source = tilted * voicing + hiss * breath * 0.28 * puff

    let value = zeroGain * source + zeroFirst * inputOne + zeroSecond * inputTwo
    inputTwo = inputOne
    inputOne = source
    value = poleGain * value + poleFirst * poleOne + poleSecond * poleTwo
    poleTwo = poleOne
    poleOne = value
    for (let resonator = 0; resonator < RESONATORS; resonator++) {
      const state = 2 * resonator
      value = gains[resonator] * value + firsts[resonator] * states[state] + seconds[resonator] * states[state + 1]
      states[state + 1] = states[state]
      states[state] = value
    }
    muffled += (value - muffled) * closureStep
    const closed = tracks.closure[frame]
    output[index] = value + (muffled * (1 + 0.3 * closed) - value) * closed
  }
  return output
}
