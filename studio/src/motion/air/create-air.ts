import { mixRgb, palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { valueNoise } from '../../math/noise.ts'
import { lerp, smoothstep, TAU } from '../../math/scalar.ts'
import { isOutdoor } from '../../places/places.ts'
import { ambienceOf } from '../../places/world/ambience.ts'
import { gradeMood } from '../../render/finish/grade.ts'
import type { Mood, Scene } from '../../scene/scene.ts'
import { mixTexels } from '../layers/texture.ts'
import type { Motion, WeatherInMotion } from '../motion.ts'
import { createLeaves, createRain, createSnow } from './particles.ts'
import type { AirLayer } from './particles.ts'

type FogOptions = { seed: number; color: Rgb; alpha: number; wind: number }

const CELL = 10

/** Density of the fog at a place: noise on a ring, so that it comes back to itself after one turn. */
const densityAt = (
  u: number,
  v: number,
  { seed, wind, share }: { seed: number; wind: number; share: number },
): number => {
  const angle = TAU * (u * 0.5 - share * (wind < 0 ? -1 : 1))
  const [x, z] = [Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3]
  const body = 0.65 * valueNoise(x, v * 3.2, z) + 0.35 * valueNoise(x * 2.3 + 7, v * 6.5, z * 2.3)
  return smoothstep(0.34, 0.78, body) * (0.25 + 0.75 * smoothstep(0.25, 0.95, v))
}

/** Banks of fog that drift through the picture, thickest near the ground. */
const createFog =
  ({ seed, color, alpha, wind }: FogOptions): AirLayer =>
  (frame, share) => {
    const { width, height, texels } = frame
    const columns = Math.ceil(width / CELL) + 1
    const rows = Math.ceil(height / CELL) + 1
    const density = new Float32Array(columns * rows)
    for (let node = 0; node < density.length; node++) {
      const [row, column] = [Math.floor(node / columns), node % columns]
      density[node] = 256 * alpha * densityAt(column / columns, row / rows, { seed: seed % 61, wind, share })
    }
    const ink = (0xff000000 | (Math.round(color[2]) << 16) | (Math.round(color[1]) << 8) | Math.round(color[0])) >>> 0
    for (let y = 0; y < height; y++) {
      const row = (y / CELL) | 0
      const down = y / CELL - row
      for (let x = 0; x < width; x++) {
        const column = (x / CELL) | 0
        const right = x / CELL - column
        const at = row * columns + column
        const above = lerp(density[at], density[at + 1], right)
        const below = lerp(density[at + columns], density[at + columns + 1], right)
        const share256 = lerp(above, below, down) | 0
        if (share256 > 0) texels[y * width + x] = mixTexels(texels[y * width + x], ink, share256)
      }
    }
  }

/** Weather behind the person and before them. */
export type Air = { behind: AirLayer; before: AirLayer }

export type AirScene = Pick<Scene, 'backdrop' | 'time' | 'weather' | 'mood'>

const nothing: AirLayer = () => {}
const CLEAR: Air = { behind: nothing, before: nothing }

const FAR = [0, 0.45] as const
const NEAR = [0.35, 1] as const
const AUTUMN = palette('196 116 42, 168 72 30, 206 158 60, 132 66 34')
const BLOSSOM = palette('248 214 222, 240 190 204, 252 232 236')

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
