import type { Genre } from '../analysis/classify-genre.ts'
import type { DrumName, DrumSound } from '../instruments/drum-kit.ts'
import type { BassSound } from '../instruments/synths.ts'

export const BUSES = ['kick', 'drums', 'bass', 'pad', 'keys', 'lead', 'effects'] as const
export type Bus = (typeof BUSES)[number]

/** Hits on the sixteenths of a bar: x strong, o medium, i weak. A line of a waltz has twelve. */
export type DrumPattern = { kick: string; snare: string; hat: string }

export type BassFigure = 'eighths' | 'off-beats' | 'long' | 'roots' | 'fifths' | 'waltz'
type CompFigure = 'stabs' | 'strum' | 'arpeggio' | 'power' | 'soft' | 'waltz' | 'sparse'

/** Everything that makes a genre sound like itself. */
export type Style = {
  kit: DrumSound
  light: DrumPattern
  full: DrumPattern
  /** What plays the pattern's snare and hat lines. */
  snare: readonly DrumName[]
  hat: DrumName
  /** Delay of every second sixteenth, as a share of one. */
  swing: number
  bass: BassFigure
  bassSound: BassSound
  comp: CompFigure
  padCutoffHertz: number
  /** Whether fills, crashes and risers mark the sections. */
  hasTransitions: boolean
  /** Mean level of each bus in dB before the master. */
  levels: Readonly<Record<Bus, number>>
  vocalDecibels: number
  /** How far and how long everything else gives way to the kick. */
  duck: { depth: number; seconds: number }
  reverbSeconds: number
}

const levels = ([kick, drums, bass, pad, keys, lead, effects]: readonly number[]): Style['levels'] => ({
  kick,
  drums,
  bass,
  pad,
  keys,
  lead,
  effects,
})

const NONE = '................'
const DEEP_KIT: DrumSound = {
  kickHertz: 52,
  kickFall: 160,
  kickSeconds: 0.26,
  click: 0.35,
  snareHertz: 185,
  snareSeconds: 0.17,
}
const SOFT_KIT: DrumSound = {
  kickHertz: 52,
  kickFall: 110,
  kickSeconds: 0.28,
  click: 0.12,
  snareHertz: 170,
  snareSeconds: 0.2,
}
const ROUND_BASS: BassSound = { cutoffHertz: 240, sweep: 3, sweepSeconds: 0.18, sub: 0.7, drive: 1.6 }
const SOFT_BASS: BassSound = { cutoffHertz: 200, sweep: 2, sweepSeconds: 0.3, sub: 0.7, drive: 1.1 }

export const STYLES: Readonly<Record<Genre, Style>> = {
  pop: {
    kit: DEEP_KIT,
    light: { kick: 'x.........x.....', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
    full: { kick: 'x.....o.x.....o.', snare: '....x.......x...', hat: 'xioixioixioixioi' },
    snare: ['snare', 'clap'],
    hat: 'hat',
    swing: 0,
    bass: 'eighths',
    bassSound: ROUND_BASS,
    comp: 'stabs',
    padCutoffHertz: 1700,
    hasTransitions: true,
    levels: levels([-20, -23, -20.5, -26, -24.5, -27, -31]),
    vocalDecibels: -16.5,
    duck: { depth: 0.38, seconds: 0.2 },
    reverbSeconds: 1.5,
  },
  ballad: {
    kit: SOFT_KIT,
    light: { kick: NONE, snare: NONE, hat: 'o...i...o...i...' },
    full: { kick: 'x.....o.......o.', snare: '........x.......', hat: 'o.i.o.i.o.i.o.i.' },
    snare: ['snare'],
    hat: 'hat',
    swing: 0,
    bass: 'long',
    bassSound: SOFT_BASS,
    comp: 'soft',
    padCutoffHertz: 1300,
    hasTransitions: true,
    levels: levels([-25, -29, -23, -25, -22, -27, -34]),
    vocalDecibels: -17,
    duck: { depth: 0.12, seconds: 0.2 },
    reverbSeconds: 2.6,
  },
  house: {
    kit: { kickHertz: 49, kickFall: 190, kickSeconds: 0.3, click: 0.3, snareHertz: 190, snareSeconds: 0.14 },
    light: { kick: 'x...x...x...x...', snare: '....x.......x...', hat: '..x...x...x...x.' },
    full: { kick: 'x...x...x...x...', snare: '....x.......x...', hat: 'i.xii.xii.xii.xi' },
    snare: ['clap'],
    hat: 'openHat',
    swing: 0,
    bass: 'off-beats',
    bassSound: { cutoffHertz: 300, sweep: 6, sweepSeconds: 0.09, sub: 0.7, drive: 1.6 },
    comp: 'stabs',
    padCutoffHertz: 1600,
    hasTransitions: true,
    levels: levels([-18, -25, -21, -28, -24, -28, -32]),
    vocalDecibels: -16.5,
    duck: { depth: 0.62, seconds: 0.26 },
    reverbSeconds: 1.5,
  },
  'hip-hop': {
    kit: { kickHertz: 46, kickFall: 150, kickSeconds: 0.3, click: 0.4, snareHertz: 200, snareSeconds: 0.15 },
    light: { kick: 'x......x........', snare: '........x.......', hat: 'x.o.x.o.x.o.x.o.' },
    full: { kick: 'x......x..x...o.', snare: '........x.......', hat: 'x.o.xioix.o.xiii' },
    snare: ['snare', 'clap'],
    hat: 'hat',
    swing: 0.06,
    bass: 'roots',
    bassSound: { cutoffHertz: 130, sweep: 2, sweepSeconds: 0.08, sub: 1.2, drive: 1.9, drop: 7 },
    comp: 'sparse',
    padCutoffHertz: 1200,
    hasTransitions: true,
    levels: levels([-19, -24, -18.5, -28, -25, -28, -33]),
    vocalDecibels: -16.5,
    duck: { depth: 0.3, seconds: 0.16 },
    reverbSeconds: 1.4,
  },
  rock: {
    kit: { kickHertz: 56, kickFall: 150, kickSeconds: 0.22, click: 0.5, snareHertz: 200, snareSeconds: 0.2 },
    light: { kick: 'x.......x.o.....', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
    full: { kick: 'x..o....x.x...o.', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
    snare: ['snare'],
    hat: 'openHat',
    swing: 0,
    bass: 'eighths',
    bassSound: { cutoffHertz: 420, sweep: 2, sweepSeconds: 0.12, sub: 0.45, drive: 2.4 },
    comp: 'power',
    padCutoffHertz: 1100,
    hasTransitions: true,
    levels: levels([-20, -22, -21, -31, -21.5, -26, -32]),
    vocalDecibels: -16,
    duck: { depth: 0.15, seconds: 0.12 },
    reverbSeconds: 1.3,
  },
  folk: {
    kit: SOFT_KIT,
    light: { kick: NONE, snare: NONE, hat: NONE },
    full: { kick: 'o.......o.......', snare: '....o.......o...', hat: 'o.i.o.i.o.i.o.i.' },
    snare: ['brush'],
    hat: 'shaker',
    swing: 0,
    bass: 'fifths',
    bassSound: SOFT_BASS,
    comp: 'strum',
    padCutoffHertz: 900,
    hasTransitions: false,
    levels: levels([-27, -29, -24, -31, -20.5, -26, -36]),
    vocalDecibels: -16.5,
    duck: { depth: 0.05, seconds: 0.15 },
    reverbSeconds: 1.5,
  },
  waltz: {
    kit: SOFT_KIT,
    light: { kick: 'o...........', snare: '....i...i...', hat: 'o...i...i...' },
    full: { kick: 'x...........', snare: '....o...o...', hat: 'o.i.o.i.o.i.' },
    snare: ['brush'],
    hat: 'hat',
    swing: 0,
    bass: 'waltz',
    bassSound: SOFT_BASS,
    comp: 'waltz',
    padCutoffHertz: 1300,
    hasTransitions: false,
    levels: levels([-25, -28, -22, -25, -21.5, -26, -35]),
    vocalDecibels: -16.5,
    duck: { depth: 0.08, seconds: 0.15 },
    reverbSeconds: 2,
  },
  'lo-fi': {
    kit: {
      kickHertz: 54,
      kickFall: 120,
      kickSeconds: 0.2,
      click: 0.25,
      snareHertz: 190,
      snareSeconds: 0.12,
      dullHertz: 5200,
    },
    light: { kick: 'x.........o.....', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
    full: { kick: 'x.....o...x.....', snare: '....x.......x..i', hat: 'x.o.x.oix.o.x.oi' },
    snare: ['snare'],
    hat: 'hat',
    swing: 0.2,
    bass: 'long',
    bassSound: { cutoffHertz: 170, sweep: 1, sweepSeconds: 0.2, sub: 0.9, drive: 1.2 },
    comp: 'soft',
    padCutoffHertz: 800,
    hasTransitions: false,
    levels: levels([-21.5, -25, -21.5, -28, -21.5, -27, -36]),
    vocalDecibels: -16.5,
    duck: { depth: 0.25, seconds: 0.2 },
    reverbSeconds: 1.3,
  },
}
