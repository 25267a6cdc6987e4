import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { distanceOf, smoothstep, TAU } from '../../../math/scalar.ts'
import { add } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { line } from '../../cloth/appearance/fabrics.ts'
import { beforeWaist, pointInHand } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inBoth, inFist, inBoxGrip } from '../held.ts'
import { block, gridShape, paintAs, standingAlong } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const PAGE_WIDTH = 1.12
const HALF_HEIGHT = 0.78
const COVER = 0.035
const PAGES = 0.13

/** How far the covers fold back from the spine, and how far the top leans to the viewer, in radians. */
const FOLD = 0.3
const LEAN = 0.42
const GOLD = [206, 172, 104] as const
const COVERS = 0
const PAPER = 1

/** An open book held in both hands, its covers to the viewer. */
export const makeBook = ({ grip, figure, color }: PropMaking): MadeProp => {
  const [sine, cosine] = [Math.sin(LEAN), Math.cos(LEAN)]
  const base: Placement = {
    at: beforeWaist(grip, figure),
    x: [1, 0, 0],
    y: [0, cosine, -sine],
    z: [0, sine, cosine],
  }
  const meshes = ([-1, 1] as const).flatMap((side) => {
    const [turnSine, turnCosine] = [Math.sin(FOLD), Math.cos(FOLD)]
    const { y, z } = base
    const across: Vec3 = [side * turnCosine, -z[1] * turnSine, -z[2] * turnSine]
    const toward: Vec3 = [side * turnSine, z[1] * turnCosine, z[2] * turnCosine]
    const place: Placement = { ...base, x: across, z: toward, y }
    return [
      ...block([0, -HALF_HEIGHT, -COVER], [PAGE_WIDTH, HALF_HEIGHT, 0], { place, part: COVERS }),
      ...block([0, -HALF_HEIGHT + 0.05, -COVER - PAGES], [PAGE_WIDTH - 0.06, HALF_HEIGHT - 0.05, -COVER], {
        place,
        part: PAPER,
      }),
    ]
  })
  const spine = gridShape(
    [-HALF_HEIGHT, HALF_HEIGHT].map((y) => [-0.09, -0.05, 0, 0.05, 0.09].map((x): Vec3 => [x, y, 0.012 - 4 * x * x])),
    { place: base },
  )
  return {
    meshes: [...meshes, spine],
    paint: (sample, part) => {
      if (part === PAPER) return paintAs(sample, scaleRgb([236, 228, 208], 0.93 + 0.07 * Math.sin(sample.z * 160)), 0)
      const inset = Math.min(PAGE_WIDTH - 0.1 - sample.x, sample.x - 0.16, HALF_HEIGHT - 0.1 - Math.abs(sample.y))
      const title =
        Math.abs(sample.x - PAGE_WIDTH / 2) < 0.26 ? line(sample.y + 0.34, 0.03) + line(sample.y + 0.22, 0.018) : 0
      paintAs(sample, mixRgb(color, GOLD, 0.8 * Math.min(1, line(inset, 0.014) + title)), 0.12)
    },
  }
}

/** A large sheet with folds: land, water, roads and a route. */
export const makeMap = (making: PropMaking): MadeProp => {
  const { at } = inBoth(making, -0.15, 0.5)
  const place: Placement = { at, x: [1, 0, 0], y: [0, 0.96, -0.28], z: [0, 0.28, 0.96] }
  const folds = 6
  const sheet = gridShape(
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: folds * 4 + 1 }, (_unused, step): Vec3 => {
        const across = step / (folds * 4)
        const fold = Math.abs(((across * folds) % 2) - 1)
        return [(across - 0.5) * 2.9, -0.85 + (row / 8) * 1.7, 0.12 * fold]
      }),
    ),
    { place },
  )
  return {
    meshes: [sheet],
    paint: (sample) => {
      const { x, y } = sample
      const land = valueNoise(x * 1.6 + 3, y * 1.6, 2)
      const hills = valueNoise(x * 5, y * 5, 7)
      const road = Math.min(
        Math.abs(y - 0.3 * Math.sin(x * 2.1) - 0.1),
        Math.abs(x - 0.4 * Math.sin(y * 2.4) + 0.5),
        Math.abs(y + 0.5 - 0.2 * Math.cos(x * 3)),
      )
      const route = Math.abs(y - 0.5 * Math.sin(x * 1.7 + 0.6)) < 0.035 && Math.sin(x * 24) > -0.2
      const ground = mixRgb([234, 228, 204], [176, 204, 150], smoothstep(0.4, 0.7, hills))
      const base: Rgb = land < 0.34 ? [156, 196, 220] : ground
      const isEdge = Math.abs(x) > 1.38 || Math.abs(y) > 0.8
      const fold = 0.93 + 0.07 * Math.cos(((x / 2.9 + 0.5) * 6 * TAU) / 2)
      const tone: Rgb = isEdge ? [248, 246, 240] : route ? making.color : road < 0.025 ? [250, 214, 120] : base
      paintAs(sample, scaleRgb(tone, fold), 0.08)
    },
  }
}

/** Upright between the fingertips, by so much higher in head units; its upper end leans to the hand's own side, by this slope. */
const atFingertips = ({ grip }: PropMaking, up: number, lean: number): Placement =>
  standingAlong(add(pointInHand(grip, 0.9, 0.13), [0, -up, 0]), [grip.side * lean, 1, 0])

/** A card, ticket or letter between the fingers, its face to the viewer. */
export const makeCard = (making: PropMaking): MadeProp => {
  const place = atFingertips(making, 0.15, 0.18)
  return {
    meshes: block([-0.5, -0.4, 0], [0.5, 0.32, 0.03], { place }),
    paint: (sample) => {
      const line = Math.abs(sample.y + 0.2) < 0.05 || (Math.abs(sample.y) < 0.02 && sample.x < 0.2)
      paintAs(sample, line ? scaleRgb(making.color, 0.6) : making.color, 0.3)
    },
  }
}

/** A small book with an emblem of gold, its cover to the viewer. */
export const makePassport = (making: PropMaking): MadeProp => {
  const place = atFingertips(making, 0.35, 0.16)
  return {
    meshes: block([-0.4, -0.55, 0], [0.4, 0.5, 0.07], { place }),
    paint: (sample) => {
      const reach = distanceOf(sample.x, sample.y + 0.04)
      const emblem =
        reach < 0.16 ? Math.sin(Math.atan2(sample.x, sample.y + 0.04) * 8) > -0.3 : Math.abs(reach - 0.2) < 0.02
      const print = Math.abs(sample.x) < 0.24 && (Math.abs(sample.y + 0.4) < 0.028 || Math.abs(sample.y - 0.32) < 0.02)
      paintAs(sample, emblem || print ? [206, 166, 84] : making.color, 0.35)
    },
  }
}

/** An empty board with a border, held in both hands: letters are put on it afterwards. */
export const makeSign = (making: PropMaking): MadeProp => ({
  meshes: block([-1.35, -0.85, 0], [1.35, 0.75, 0.07], { place: inBoxGrip(making, 0.07, -0.25) }),
  paint: (sample) => {
    const inner = Math.abs(sample.x) < 1.24 && Math.abs(sample.y + 0.05) < 0.69
    paintAs(sample, inner ? [246, 243, 236] : making.color, 0.12)
  },
})

/** An open newspaper: headlines, columns and pictures. */
export const makeNewspaper = (making: PropMaking): MadeProp => {
  const { at } = inBoth(making, -0.2, 0.5)
  const place: Placement = { at, x: [1, 0, 0], y: [0, 0.97, -0.24], z: [0, 0.24, 0.97] }
  const sheet = gridShape(
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 17 }, (_unused, step): Vec3 => {
        const across = step / 8 - 1
        return [across * 1.32, -0.95 + (row / 8) * 1.9, 0.16 * Math.abs(across)]
      }),
    ),
    { place },
  )
  return {
    meshes: [sheet],
    paint: (sample) => {
      const { y } = sample
      const page = Math.abs(sample.x) - 0.66
      const column = ((page + 0.6) / 0.4) % 1
      const isInside = Math.abs(page) < 0.58 && Math.abs(y) < 0.86
      const isHead = y < -0.62 && y > -0.78 && isInside
      const isPicture = isInside && y > -0.5 && y < -0.06 && sample.x * page > 0
      const isLine = isInside && y > -0.52 && column < 0.88 && Math.sin(y * 92) > 0.25
      const ink: Rgb = isPicture ? [140, 140, 140] : [70, 70, 72]
      const isInked = isHead || isPicture || isLine
      paintAs(sample, isInked ? mixRgb(making.color, ink, isHead ? 0.85 : 0.5) : making.color, 0.05)
      if (Math.abs(sample.x) < 0.02) paintAs(sample, scaleRgb(making.color, 0.78), 0.05)
    },
  }
}

/** Banknotes in a fan. */
export const makeCash = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  const notes = [-2, -1, 0, 1, 2].map((note) => {
    const turn = note * 0.26
    const [across, up] = [Math.cos(turn), Math.sin(turn)]
    return gridShape(
      [0, 0.25, 0.5, 0.75, 1].map((along) =>
        [-1, -0.5, 0, 0.5, 1].map((side): Vec3 => {
          const [x, y] = [side * 0.3, -0.12 - 1.28 * along]
          return [x * across - y * up, x * up + y * across, 0.02 * note + 0.05 * along * along]
        }),
      ),
      { place, part: note + 2 },
    )
  })
  return {
    meshes: notes,
    paint: (sample, part) => {
      const turn = -(part - 2) * 0.26
      const x = sample.x * Math.cos(turn) - sample.y * Math.sin(turn)
      const y = sample.x * Math.sin(turn) + sample.y * Math.cos(turn)
      const isEdge = Math.abs(x) > 0.265 || y < -1.36 || y > -0.17
      const medal = Math.hypot(x / 0.15, (y + 0.76) / 0.21)
      const swirl = 0.88 + 0.1 * Math.sin(x * 60) * Math.sin(y * 40)
      const tone = medal < 1 ? mixRgb(making.color, [226, 232, 214], 0.7) : scaleRgb(making.color, swirl)
      paintAs(sample, isEdge ? [226, 230, 214] : tone, 0.1)
    },
  }
}
