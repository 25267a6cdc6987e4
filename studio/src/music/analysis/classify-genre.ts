import type { Mode } from '../harmony.ts'
import type { Meter } from './find-meter.ts'
import type { Texture } from './measure-texture.ts'

const GENRES = ['pop', 'ballad', 'house', 'hip-hop', 'rock', 'folk', 'waltz', 'lo-fi'] as const

export type Genre = (typeof GENRES)[number]

export type Mood = 'joyful' | 'driving' | 'dreamy' | 'tender' | 'melancholic' | 'dark'

type Evidence = { tempo: number; meter: Meter; texture: Texture }

/** Between 0 below `from` and 1 above `to`, or the other way round. */
const ramp = (value: number, from: number, to: number): number => Math.max(0, Math.min(1, (value - from) / (to - from)))

/** The genre whose marks the reference shows best. */
export const classifyGenre = ({ tempo, meter, texture }: Evidence): Genre => {
  if (meter === 3) return 'waltz'
  const { kicks, snares, hats, drumNoise, sustainedNoise, brightnessHertz, bassDecibels, attacksPerBeat } = texture
  const drums = ramp(drumNoise, 0.12, 0.3)
  const fourToTheFloor = ramp(Math.min(kicks[0], kicks[4], kicks[8], kicks[12]), 0.35, 0.7)
  // The first beat also holds the attack of the chord, so only the third speaks against a backbeat.
  const backbeat = ramp(Math.min(snares[4], snares[12]) - snares[8] * 0.8, 0.1, 0.5)
  const halfTime = ramp(snares[8] - Math.max(snares[4], snares[12]), 0.1, 0.4)
  const sixteenths = ramp((hats[1] + hats[3] + hats[5] + hats[7]) / 4, 0.15, 0.5)
  const offbeatHats = ramp((hats[2] + hats[6] + hats[10] + hats[14]) / 4 - (hats[0] + hats[8]) / 2, -0.1, 0.3)
  const bright = ramp(brightnessHertz, 900, 2600)
  const deep = ramp(bassDecibels, -9, -3)
  const scores: Readonly<Record<Exclude<Genre, 'waltz'>, number>> = {
    pop:
      0.55 * drums +
      0.5 * backbeat +
      0.3 * bright +
      0.3 * ramp(tempo, 88, 104) -
      0.4 * halfTime -
      0.6 * fourToTheFloor * offbeatHats,
    house: 0.9 * fourToTheFloor * drums + 0.5 * offbeatHats + 0.5 * ramp(tempo, 112, 118) * ramp(tempo, 136, 130) - 0.3,
    'hip-hop':
      0.5 * drums +
      0.6 * deep +
      0.9 * halfTime * Math.max(deep, sixteenths) +
      0.3 * sixteenths +
      0.3 * ramp(tempo, 108, 96) -
      0.2 * fourToTheFloor -
      0.3,
    rock: 1.5 * ramp(sustainedNoise, 0.08, 0.2) + 0.4 * drums + 0.3 * backbeat + 0.2 * ramp(tempo, 96, 120) - 0.3,
    ballad: 0.9 * ramp(tempo, 100, 82) + 0.5 * ramp(attacksPerBeat, 3.2, 1.8) + 0.3 * (1 - drums) - 0.3 * deep,
    folk: 1.1 * (1 - drums) + 0.4 * ramp(attacksPerBeat, 1.4, 2.2) + 0.3 * ramp(tempo, 78, 92) - 0.3 * deep,
    'lo-fi':
      0.5 * drums +
      0.9 * (1 - ramp(brightnessHertz, 820, 1250)) +
      0.5 * ramp(tempo, 100, 90) +
      0.2 * backbeat -
      0.3 * fourToTheFloor -
      0.2,
  }
  const ranked = GENRES.filter((genre) => genre !== 'waltz').toSorted((a, b) => scores[b] - scores[a])
  return ranked[0]
}

/** 0 calm to 1 driving: from tempo, attacks, drums and brightness. */
export const measureEnergy = ({ tempo, texture }: Evidence): number => {
  const { attacksPerBeat, drumNoise, brightnessHertz } = texture
  const attacks = ramp((attacksPerBeat * tempo) / 60, 1.5, 7)
  return (
    0.3 * ramp(tempo, 65, 150) +
    0.3 * attacks +
    0.2 * ramp(drumNoise, 0.1, 0.45) +
    0.2 * ramp(brightnessHertz, 800, 3200)
  )
}

export const moodOf = (mode: Mode, energy: number): Mood => {
  if (mode === 'major') return energy > 0.55 ? 'joyful' : energy > 0.35 ? 'dreamy' : 'tender'
  return energy > 0.6 ? 'driving' : energy > 0.4 ? 'dark' : 'melancholic'
}
