import type { Rgb } from '../../identity/identity.ts'
import { ambienceOf } from '../../render/backdrop/world/ambience.ts'
import { mixRgb } from '../../render/color/rgb.ts'
import { gradeMood } from '../../render/light/grade-mood.ts'
import { isOutdoor } from '../../scene/places.ts'
import type { Mood, Scene } from '../../scene/scene.ts'
import type { Motion, WeatherInMotion } from '../motion.ts'
import { createFog } from './drifting-fog.ts'
import { type AirLayer, createLeaves, createRain, createSnow } from './particles.ts'

/** Weather behind the person and before them. */
export type Air = { behind: AirLayer; before: AirLayer }

type AirScene = Pick<Scene, 'backdrop' | 'time' | 'weather' | 'mood'>

const nothing: AirLayer = () => {}
const CLEAR: Air = { behind: nothing, before: nothing }

const FAR = [0, 0.45] as const
const NEAR = [0.35, 1] as const
const AUTUMN: readonly Rgb[] = [
  [196, 116, 42],
  [168, 72, 30],
  [206, 158, 60],
  [132, 66, 34],
]
const BLOSSOM: readonly Rgb[] = [
  [248, 214, 222],
  [240, 190, 204],
  [252, 232, 236],
]

/** What falls: as the motion says, or as the scene has it. In rooms neither rain nor snow nor fog does. */
const kindOf = ({ weather }: Motion, scene: AirScene): WeatherInMotion => {
  const kind = weather.kind === 'as-scene' ? scene.weather : weather.kind
  if (kind === 'clear' || kind === 'cloudy') return 'none'
  const isFree = isOutdoor(scene.backdrop) || kind === 'petals'
  return isFree ? kind : 'none'
}

/** A colour under the finish of the picture's mood. */
const inMood = (color: Rgb, mood: Mood): Rgb => {
  const data = Uint8ClampedArray.of(...color, 255)
  gradeMood({ width: 1, height: 1, data }, mood)
  return [data[0], data[1], data[2]]
}

const two = (make: (isNear: boolean) => AirLayer): Air => ({ behind: make(false), before: make(true) })
const nearness = (isNear: boolean) => (isNear ? NEAR : FAR)

/** Prepares the weather of a clip. It has a loop of its own that closes with the clip. */
export const createAir = (motion: Motion, scene: AirScene): Air => {
  const kind = kindOf(motion, scene)
  const { amount } = motion.weather
  if (kind === 'none' || amount === 0) return CLEAR
  const { sky, haze, light } = ambienceOf(scene.time, scene.weather)
  const lit = (color: Rgb): Rgb => inMood([color[0] * light[0], color[1] * light[1], color[2] * light[2]], scene.mood)
  const base = {
    seed: motion.seed + 17,
    durationSeconds: motion.durationSeconds,
    wind: motion.windSide * motion.wind,
    alpha: 1,
  }
  const amountOf = (far: number, near: number, isNear: boolean) => Math.round((isNear ? near : far) * amount)
  if (kind === 'rain') {
    const colors = [inMood(mixRgb(sky.middle, [255, 255, 255], 0.55), scene.mood)]
    return two((isNear) =>
      createRain({
        ...base,
        colors,
        count: amountOf(320, 90, isNear),
        nearness: nearness(isNear),
        alpha: isNear ? 0.3 : 0.26,
      }),
    )
  }
  if (kind === 'snow') {
    const colors = [mixRgb(lit([255, 255, 255]), [255, 255, 255], 0.6), inMood([246, 249, 255], scene.mood)]
    return two((isNear) =>
      createSnow({ ...base, colors, count: amountOf(240, 80, isNear), nearness: nearness(isNear), alpha: 0.85 }),
    )
  }
  if (kind === 'fog') {
    const color = inMood(haze, scene.mood)
    return two((isNear) =>
      createFog({ seed: base.seed + (isNear ? 5 : 0), color, wind: base.wind, alpha: (isNear ? 0.3 : 0.5) * amount }),
    )
  }
  const colors = (kind === 'leaves' ? AUTUMN : BLOSSOM).map(lit)
  const slimness = kind === 'leaves' ? 0.55 : 0.7
  return two((isNear) =>
    createLeaves({
      ...base,
      colors,
      slimness,
      count: amountOf(34, 12, isNear),
      nearness: nearness(isNear),
      alpha: 0.95,
    }),
  )
}
