import type { DrumName } from '../instruments/drum-kit.ts'
import { playRiser } from '../instruments/synths.ts'
import { human } from './arrangement.ts'
import type { Arrangement, Bar } from './arrangement.ts'
import type { DrumPattern } from './style.ts'

const STRENGTHS: Readonly<Record<string, number>> = { x: 1, o: 0.62, i: 0.34 }
/** Below this the reference has no drums whose pattern could be read. */
const PLAIN_DRUMS = 0.2

/** Kick, snare, hats, fills and the marks between sections. */
export const playDrums = (arrangement: Arrangement, bars: readonly Bar[]): void => {
  for (const [place, bar] of bars.entries()) {
    const next = bars[place + 1]
    playBar(arrangement, bar)
    if (bar.isLast && bar.section.role !== 'intro') playFill(arrangement, bar)
    if (arrangement.style.hasTransitions) markSection(arrangement, bar, next)
  }
}

const playBar = (arrangement: Arrangement, bar: Bar): void => {
  const { style, kit, buses, random, timeOf, score } = arrangement
  if (bar.section.role === 'intro' && !bar.isLate) return
  const pattern = patternFor(arrangement, bar)
  const slots = score.meter * 4
  const swungTime = (slot: number): number => timeOf(bar.startBeat + slot / 4 + (slot % 2 === 1 ? style.swing / 4 : 0))
  for (let slot = 0; slot < slots; slot++) {
    const isFillBeat = bar.isLast && bar.section.role !== 'intro' && slot >= slots - 4
    const [kick, snare, hat] = [pattern.kick, pattern.snare, pattern.hat].map((line) => STRENGTHS[line[slot]] ?? 0)
    if (kick > 0) {
      arrangement.kickTimes.push(swungTime(slot))
      kit.strike(buses.kick, 'kick', { start: swungTime(slot), gain: 0.95 * kick })
    }
    if (snare > 0 && bar.section.role !== 'intro' && !isFillBeat) {
      for (const [layer, name] of style.snare.entries()) {
        if (layer > 0 && !bar.isFull) continue
        kit.strike(buses.drums, name, { start: swungTime(slot), gain: (layer === 0 ? 0.75 : 0.42) * snare * bar.level })
      }
    }
    if (hat > 0) {
      const gain = 0.55 * hat * bar.level * (0.9 + 0.2 * random())
      kit.strike(buses.drums, hatFor(arrangement, slot), {
        start: swungTime(slot) + human(random),
        gain,
        pan: slot % 4 === 0 ? 0.25 : 0.15,
      })
    }
  }
}

/** Open hats only sound between the beats. */
const hatFor = ({ style }: Arrangement, slot: number): DrumName =>
  style.hat === 'openHat' && slot % 4 !== 2 ? 'hat' : style.hat

/** The style's own pattern, with the kicks of the reference where they can be told. */
const patternFor = ({ style, reading, score }: Arrangement, bar: Bar): DrumPattern => {
  const pattern = bar.isFull ? style.full : style.light
  if (
    !reading ||
    reading.meter !== score.meter ||
    reading.texture.drumNoise < PLAIN_DRUMS ||
    !pattern.kick.includes('x')
  )
    return pattern
  const { kicks } = reading.texture
  const heard = kicks
    .map((strength, slot) => (strength > 0.72 ? 'x' : strength > 0.5 && slot % 2 === 0 ? 'o' : '.'))
    .join('')
  const count = heard.replaceAll('.', '').length
  return heard.startsWith('.') || count > 6 ? pattern : { ...pattern, kick: heard }
}

const FILL: readonly (readonly [number, DrumName, number])[] = [
  [0, 'snare', 0.34],
  [1, 'snare', 0.46],
  [2, 'highTom', 0.8],
  [3, 'lowTom', 0.85],
]

const playFill = ({ kit, buses, score, style, timeOf }: Arrangement, bar: Bar): void => {
  const lastBeat = bar.startBeat + score.meter - 1
  if (!style.hasTransitions) {
    if (style.light.snare.trim() !== '')
      kit.strike(buses.drums, style.snare[0], { start: timeOf(lastBeat + 0.5), gain: 0.3 * bar.level })
    return
  }
  if (style.duck.depth > 0.5) {
    for (let part = 0; part < 4; part++)
      kit.strike(buses.drums, 'snare', { start: timeOf(lastBeat + part / 4), gain: 0.2 + 0.1 * part })
    return
  }
  for (const [part, name, gain] of FILL) {
    kit.strike(buses.drums, name, {
      start: timeOf(lastBeat + part / 4),
      gain: gain * bar.level,
      pan: name === 'highTom' ? -0.4 : 0.3,
    })
  }
}

const markSection = ({ kit, buses, score, style, timeOf }: Arrangement, bar: Bar, next: Bar | undefined): void => {
  const start = timeOf(bar.startBeat)
  if (bar.isFirst && bar.index > 0) {
    kit.strike(buses.effects, 'crash', { start, gain: bar.isFull ? 0.6 : 0.3 })
    if (bar.isFull && style.duck.depth > 0.2) kit.strike(buses.effects, 'impact', { start, gain: 0.6 })
  }
  if (next?.section.role !== 'chorus' || !bar.isLast || bar.section.role === 'chorus') return
  const end = start + score.meter * score.secondsPerBeat
  const beats = Math.min(score.meter * 2, bar.section.bars * score.meter)
  playRiser(buses.effects, {
    start: end - beats * score.secondsPerBeat,
    seconds: beats * score.secondsPerBeat,
    gain: 0.3 + style.duck.depth * 0.6,
  })
  kit.strike(buses.effects, 'swell', { start: end - 1.2, gain: 0.35 })
}
