import { createRepeatableDraw } from '../math/random.ts'
import { isOutdoor } from '../places/places.ts'
import type { Scene } from '../scene/scene.ts'
import type { Act, Channel, LightInMotion, Motion } from './motion.ts'

const DEFAULT_SECONDS = 5

/** A person who breathes, blinks and looks at the camera, which comes a little nearer. */
export const calmMotion = (seed: number, durationSeconds = DEFAULT_SECONDS): Motion => {
  const draw = createRepeatableDraw(seed)
  const side = draw.chance('side', 0.5) ? 1 : -1
  return {
    durationSeconds,
    seed: seed >>> 0,
    blinksPerMinute: Math.round(draw.between('blinks', 13, 20)),
    breath: 1,
    drift: 1,
    wind: 0.1,
    windSide: draw.chance('wind-side', 0.5) ? 1 : -1,
    handheld: 0.15,
    acts: [
      { channel: 'push', amount: 0.4, from: 0, to: 1, rise: 0.6, fall: 0.4 },
      { channel: 'smile', amount: 0.3, from: 0.15, to: 0.95, rise: 0.3, fall: 0.3 },
      { channel: 'tilt', amount: 0.3 * side, from: 0.25, to: 0.9, rise: 0.35, fall: 0.4 },
    ],
    weather: { kind: 'as-scene', amount: 0.8 },
    light: { kind: 'steady', amount: 0 },
  }
}

type Recipe = { weight: number; acts: (side: number) => Act[] }

const whole = (channel: Channel, amount: number): Act => ({ channel, amount, from: 0, to: 1, rise: 0.58, fall: 0.38 })
const once = (channel: Channel, amount: number, from: number, to: number): Act => ({
  channel,
  amount,
  from,
  to,
  rise: 0.32,
  fall: 0.34,
})

/** Away at first, then to the camera, and away again at the end of the loop. */
const toCamera = (side: number): Act[] => [
  { channel: 'turn', amount: 0.8 * side, from: 0, to: 0.4, rise: 0, fall: 0.8 },
  { channel: 'look', amount: 0.7 * side, from: 0, to: 0.3, rise: 0, fall: 0.6 },
  { channel: 'turn', amount: 0.8 * side, from: 0.8, to: 1, rise: 1, fall: 0 },
  { channel: 'look', amount: 0.7 * side, from: 0.82, to: 1, rise: 1, fall: 0 },
]

/** What people do in short clips. */
const DEEDS: Record<string, Recipe> = {
  toCamera: { weight: 3, acts: (side) => [...toCamera(side), once('smile', 0.6, 0.28, 0.94)] },
  glance: {
    weight: 2,
    acts: (side) => [
      once('look', 0.8 * side, 0.1, 0.45),
      once('turn', 0.35 * side, 0.1, 0.5),
      once('smile', 0.45, 0.4, 0.95),
    ],
  },
  smile: { weight: 2.5, acts: (side) => [once('smile', 0.7, 0.12, 0.92), once('tilt', 0.45 * side, 0.2, 0.9)] },
  talk: {
    weight: 1.5,
    acts: (side) => [
      { ...once('talk', 0.75, 0.08, 0.82), rise: 0.1, fall: 0.1 },
      once('turn', 0.25 * side, 0.3, 0.8),
      once('smile', 0.25, 0.5, 0.96),
    ],
  },
  laugh: {
    weight: 1,
    acts: (side) => [once('smile', 0.95, 0.15, 0.9), once('nod', -0.4, 0.2, 0.75), once('tilt', 0.35 * side, 0.2, 0.8)],
  },
  dreamy: {
    weight: 1,
    acts: (side) => [
      once('look-down', 0.8, 0.08, 0.5),
      once('nod', 0.4, 0.08, 0.55),
      once('smile', 0.35, 0.45, 0.95),
      once('tilt', 0.3 * side, 0.3, 0.9),
    ],
  },
  serious: { weight: 1, acts: (side) => [once('turn', 0.5 * side, 0.1, 0.9), once('nod', -0.2, 0.2, 0.8)] },
}

const CAMERAS: Record<string, Recipe> = {
  push: { weight: 3, acts: () => [whole('push', 0.75)] },
  pull: { weight: 2, acts: () => [whole('push', -0.7)] },
  orbit: { weight: 2.5, acts: (side) => [whole('orbit', 0.9 * side), whole('push', 0.25)] },
  pan: { weight: 1.5, acts: (side) => [whole('pan', 0.8 * side), whole('push', 0.2)] },
  rise: { weight: 1, acts: () => [whole('lower', -0.8), whole('push', 0.35)] },
}

const LIGHT_OF_NIGHT: ReadonlySet<Scene['backdrop']> = new Set(['city', 'stage', 'station', 'market'] as const)
const CANDLES: ReadonlySet<Scene['backdrop']> = new Set([
  'cafe',
  'hotel-lobby',
  'library',
  'bookshop',
  'snow-village',
] as const)

const lightFor = ({ backdrop, time, weather }: Scene): LightInMotion => {
  if (time === 'night' && LIGHT_OF_NIGHT.has(backdrop)) return 'neon'
  if (time !== 'day' && CANDLES.has(backdrop)) return 'candle'
  if (!isOutdoor(backdrop) || weather !== 'clear') return 'steady'
  return time === 'golden-hour' || time === 'dawn' ? 'sunset' : time === 'day' ? 'clouds' : 'steady'
}

const WINDY: ReadonlySet<Scene['backdrop']> = new Set([
  'beach',
  'harbour',
  'mountains',
  'desert',
  'rooftop',
  'bridge',
  'lake',
] as const)

const weatherFor = ({ backdrop, weather }: Scene, draws: boolean): Motion['weather'] => {
  if (weather !== 'clear' && weather !== 'cloudy') return { kind: 'as-scene', amount: 0.8 }
  if (backdrop === 'autumn-park') return { kind: 'leaves', amount: 0.7 }
  if ((backdrop === 'temple' || backdrop === 'garden') && draws) return { kind: 'petals', amount: 0.6 }
  return { kind: 'as-scene', amount: 0.8 }
}

const pickRecipe = (recipes: Record<string, Recipe>, pick: (weights: Record<string, number>) => string): Recipe => {
  const weights = Object.fromEntries(Object.entries(recipes).map(([name, { weight }]) => [name, weight]))
  return recipes[pick(weights)]
}

/** A motion that suits a scene: one thing that a person does, a move of the camera, and air and light that belong there. */
export const motionFor = (scene: Scene, seed: number): Motion => {
  const draw = createRepeatableDraw(seed)
  const side = draw.chance('motion/side', 0.5) ? 1 : -1
  const deed = pickRecipe(DEEDS, (weights) => draw.pick('motion/deed', weights))
  const camera = pickRecipe(CAMERAS, (weights) => draw.pick('motion/camera', weights))
  const walking: Act[] =
    scene.stance === 'walking'
      ? [
          { ...whole('sway', 0.4), cycles: 4 },
          { ...whole('lower', 0.14), cycles: 8 },
        ]
      : []
  const light = lightFor(scene)
  const outdoors = isOutdoor(scene.backdrop)
  return {
    ...calmMotion(seed),
    drift: draw.between('motion/drift', 0.8, 1.3),
    wind: outdoors ? draw.between('motion/wind', 0.16, WINDY.has(scene.backdrop) ? 0.62 : 0.36) : 0.06,
    acts: [...deed.acts(side), ...camera.acts(draw.chance('motion/camera-side', 0.5) ? 1 : -1), ...walking],
    weather: weatherFor(scene, draw.chance('motion/petals', 0.5)),
    light: { kind: light, amount: light === 'steady' ? 0 : draw.between('motion/light', 0.45, 0.8) },
  }
}
