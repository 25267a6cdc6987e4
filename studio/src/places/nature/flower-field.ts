import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'
import type { Place } from '../place.ts'

type Flowers = {
  words: string
  seen: string
  colors: readonly Rgb[]
  /** Of its heart, where it has one. */
  heart?: Rgb
  /** How high the land behind rises, in metres, and of which colour it is. */
  land?: { height: number; color: Rgb }
  /** How big a flower is, as a share of a poppy, and how tall it stands for its width. */
  size?: number
  tall?: number
  /** How high it stands, as a share of a meadow's flowers. */
  stand?: number
  /** Sown by a farmer: so dense, and of one kind, that nothing else stands for it. */
  isSown?: true
}

const MEADOWS = { height: 60, color: [110, 124, 140] } as const

/** How many times as densely a sown field stands as a meadow. */
const SOWN = 2

/** A field of flowers in rows to the horizon, poplars and a barn far off. */
const fieldOf = ({
  words,
  seen,
  colors,
  heart,
  size: share = 1,
  tall = 0.85,
  stand = 1,
  land = MEADOWS,
  isSown,
}: Flowers): Place =>
  outdoors({
    ...(isSown && { isTelling: true }),
    words,
    times: DAY_AND_GOLD,
    dress: { summer: 4, casual: 1 },
    seen: `${seen}|flowers|grass|barn|trees|field|path|spring flowers`,
    like: 'blooming|colorful|colourful|quiet|empty|wide|beautiful|endless|rural|wild',
    paint(painter) {
      paintSky(painter)
      paintRidge(painter, { z: 700, ...land, roughness: 0.2 })
      painter.sheet(120, (sheet) => {
        for (let tree = 0; tree < 12; tree++) sheet.ellipse([-50 + tree * 3.2, 4], [1.2, 5], [70, 100, 60])
        paintBlock(sheet, [20, 0, 11, 5], { color: [168, 96, 74], depth: 6 })
        sheet.poly(path('19 5, 25.5 9, 32 5'), [110, 70, 58])
      })
      paintGround(painter, { pattern: 'grass', color: [98, 124, 66], detail: [76, 104, 54] })
      for (const z of [60, 40, 28, 20, 14, 10, 7.4, 5.6, 4.4, 3.6])
        painter.sheet(z, (sheet) => {
          const count = Math.round(((isSown ? SOWN : 1) * 900) / Math.sqrt(z) / Math.max(1, share))
          for (let bloom = 0; bloom < count; bloom++) {
            const x = painter.between(-1, 1) * painter.reach(z) * 1.1
            if (Math.abs(x) < 0.5 + (z < 5 ? 0.25 : 0) && z < 12) continue
            const y = painter.between(0.25, 0.85) * stand
            const size = (0.05 + z * 0.0022) * share
            // Of the stems only what stands clear of the leaves: all of them would close to a green wall.
            if (z < 11)
              sheet.straight([x, Math.max(0, y - painter.between(0.08, 0.3)), z], [x, y, z], 0.016, [84, 116, 60])
            sheet.ellipse([x, y], [size, size * tall], scaleRgb(painter.pick(colors), painter.between(0.75, 1.2)))
            if (heart && z < 11 * share) sheet.ellipse([x, y], [size * 0.42, size * 0.38], heart)
          }
        })
    },
  })

export const flowerField = fieldOf({
  words:
    'flower field|field of flowers|wildflowers|flowers field|meadow|flower meadow|daisies|wildflower meadow|wildflower field|daisy field|spring meadow|spring flowers|flower farm|field of wildflowers|flower meadow in bloom|blooming meadow|spring field|blooming field|super bloom|flower fields|summer meadow',
  seen: 'wildflowers',
  colors: palette('140 100 190, 236 186 60, 214 66 60, 232 130 170'),
  heart: [96, 66, 40],
})

export const lavenderField = fieldOf({
  isSown: true,
  words: 'lavender field|field of lavender|lavender fields|lavender farm|provence',
  seen: 'lavender',
  colors: palette('132 98 190'),
  size: 0.75,
  tall: 2.6,
  land: { height: 140, color: [126, 112, 152] },
})

export const sunflowerField = fieldOf({
  isSown: true,
  words: 'sunflower field|field of sunflowers|sunflowers|sunflower fields|sunflower farm',
  seen: 'sunflower',
  colors: palette('244 186 38'),
  heart: [82, 52, 30],
  size: 2.1,
  tall: 0.95,
  stand: 1.55,
})

export const poppyField = fieldOf({
  isSown: true,
  words: 'poppy field|poppies|field of poppies|poppy fields|red flower field',
  seen: 'poppy',
  colors: palette('214 52 44'),
  heart: [40, 28, 30],
  stand: 1.3,
})

export const yellowField = fieldOf({
  isSown: true,
  words: 'rapeseed field|canola field|yellow flower field|field of rapeseed|mustard field',
  seen: 'rapeseed|rapeseed blossoms|canola blossoms',
  colors: palette('240 206 58'),
  size: 0.85,
  stand: 1.6,
})
