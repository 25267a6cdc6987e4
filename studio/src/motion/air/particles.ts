import type { Rgb } from '../../image/rgb.ts'
import { createRandom } from '../../math/random.ts'
import type { Random } from '../../math/random.ts'
import { TAU } from '../../math/scalar.ts'
import { mixTexels } from '../layers/texture.ts'
import type { Texture } from '../layers/texture.ts'

/** Draws what falls through the air at a moment (share of the loop) over the frame. */
export type AirLayer = (frame: Texture, share: number) => void

type FallOptions = {
  seed: number
  count: number
  /** Sizes and paces are those of things this near: 0 far behind the person, 1 close to the lens. */
  nearness: readonly [low: number, high: number]
  durationSeconds: number
  /** Signed sideways push of the air, 1 a strong wind. */
  wind: number
  colors: readonly Rgb[]
  alpha: number
}

type Particle = {
  x: number
  y: number
  near: number
  /** Whole turns through the picture, down and sideways, so that the loop closes. */
  falls: number
  drifts: number
  phase: number
  color: number
  alpha: number
}

const SPAN = 1.16

const packed = ([red, green, blue]: Rgb): number =>
  (0xff000000 | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red)) >>> 0

const makeParticles = (options: FallOptions, heightsPerSecond: (near: number) => number): Particle[] => {
  const random: Random = createRandom(options.seed)
  const [low, high] = options.nearness
  return Array.from({ length: options.count }, () => {
    const near = low + (high - low) * random() ** 1.7
    const pace = heightsPerSecond(near) * (0.85 + 0.3 * random())
    return {
      x: random(),
      y: random(),
      near,
      falls: Math.max(1, Math.round((pace * options.durationSeconds) / SPAN)),
      drifts: Math.round(options.wind * (1.5 + 2 * random())),
      phase: random(),
      color: packed(options.colors[Math.floor(random() * options.colors.length)]),
      alpha: options.alpha * (0.55 + 0.45 * random()),
    }
  })
}

const wrap = (value: number): number => value - Math.floor(value)

/** Where a particle is, in shares of the frame; a little beyond its edges at both ends. */
const placeOf = (particle: Particle, share: number): readonly [number, number] => [
  wrap(particle.x + particle.drifts * share) * SPAN - (SPAN - 1) / 2,
  wrap(particle.y + particle.falls * share) * SPAN - (SPAN - 1) / 2,
]

/** Streaks of rain. */
export const createRain = (options: FallOptions): AirLayer => {
  const fallen = makeParticles(options, (near) => 1.3 + 1.1 * near)
  const lean = -0.1 + 0.28 * options.wind
  return (frame, share) => {
    const { width, height, texels } = frame
    for (const found of fallen) {
      const drop = { ...found, drifts: Math.round((lean * found.falls * height) / width) }
      const [x, y] = placeOf(drop, share)
      const length = height * (0.022 + 0.055 * drop.near)
      const thick = 0.5 + width * 0.0016 * drop.near
      // Drops fly along their own streak.
      const slant = (drop.drifts * width) / (drop.falls * height)
      const top = Math.round(y * height - length)
      for (let row = 0; row < length; row++) {
        const at = top + row
        if (at < 0 || at >= height) continue
        const middle = x * width + slant * (row - length)
        const fade = drop.alpha * Math.sin((Math.PI * (row + 0.5)) / length)
        for (let column = Math.ceil(middle - thick - 0.5); column <= middle + thick + 0.5; column++) {
          if (column < 0 || column >= width) continue
          const cover = Math.min(1, thick + 0.5 - Math.abs(column - middle))
          if (cover <= 0) continue
          const pixel = at * width + column
          texels[pixel] = mixTexels(texels[pixel], drop.color, Math.round(256 * cover * fade))
        }
      }
    }
  }
}

/** Lays a soft disc or a turned leaf over the frame. */
const layEllipse = (
  frame: Texture,
  shape: { x: number; y: number; long: number; short: number; turn: number; softness: number },
  ink: { color: number; alpha: number },
): void => {
  const { width, height, texels } = frame
  const [cosine, sine] = [Math.cos(shape.turn), Math.sin(shape.turn)]
  const reach = Math.max(shape.long, shape.short) + 1
  const [left, right] = [Math.max(0, Math.floor(shape.x - reach)), Math.min(width - 1, Math.ceil(shape.x + reach))]
  const [top, bottom] = [Math.max(0, Math.floor(shape.y - reach)), Math.min(height - 1, Math.ceil(shape.y + reach))]
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = ((x - shape.x) * cosine + (y - shape.y) * sine) / shape.long
      const across = ((y - shape.y) * cosine - (x - shape.x) * sine) / shape.short
      const inside = 1 - Math.sqrt(along * along + across * across)
      if (inside <= 0) continue
      const cover = Math.min(1, inside / shape.softness) * ink.alpha
      const pixel = y * width + x
      texels[pixel] = mixTexels(texels[pixel], ink.color, Math.round(256 * cover))
    }
  }
}

/** Flakes of snow that sway as they fall; near ones are out of focus. */
export const createSnow = (options: FallOptions): AirLayer => {
  const flakes = makeParticles(options, (near) => 0.14 + 0.22 * near)
  return (frame, share) => {
    for (const flake of flakes) {
      const [x, y] = placeOf(flake, share)
      const sway = 0.012 * (0.4 + flake.near) * Math.sin(TAU * (flake.falls * 2 * share + flake.phase))
      const radius = frame.width * (0.0026 + 0.0135 * flake.near ** 2)
      layEllipse(
        frame,
        {
          x: (x + sway) * frame.width,
          y: y * frame.height,
          long: radius,
          short: radius,
          turn: 0,
          softness: 0.35 + 0.5 * flake.near,
        },
        { color: flake.color, alpha: flake.alpha * (1 - 0.5 * flake.near) },
      )
    }
  }
}

/** Leaves or petals that tumble and are carried by the wind. */
export const createLeaves = (options: FallOptions & { slimness: number }): AirLayer => {
  const leaves = makeParticles(options, (near) => 0.16 + 0.2 * near)
  return (frame, share) => {
    for (const leaf of leaves) {
      const [x, y] = placeOf(leaf, share)
      const swing = Math.sin(TAU * (leaf.falls * 2 * share + leaf.phase))
      const long = frame.width * (0.0065 + 0.016 * leaf.near)
      const flip = Math.abs(Math.cos(TAU * (leaf.falls * 2.5 * share + leaf.phase * 3)))
      layEllipse(
        frame,
        {
          x: (x + 0.035 * swing) * frame.width,
          y: y * frame.height + 0.012 * frame.height * swing * swing,
          long,
          short: long * options.slimness * (0.25 + 0.75 * flip),
          turn: 1.1 * swing + leaf.phase * TAU,
          softness: 0.12 + 0.5 * Math.max(0, leaf.near - 0.4),
        },
        { color: leaf.color, alpha: leaf.alpha },
      )
    }
  }
}
