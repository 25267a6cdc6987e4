import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { GREEN, paintPalm, paintTree } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { standing } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const GRANITE: Rgb = [172, 154, 130]
const STUCCO = palette('214 148 96, 226 186 110, 196 112 92, 222 168 132')
const PAINTS = palette(
  '64 118 168, 214 92 104, 236 196 96, 92 152 112, 240 222 196, 150 92 148, 226 130 70, 76 160 172',
)
const GOLD: Rgb = [222, 178, 80]
const MARIGOLD = palette('240 150 30, 250 186 50, 226 116 24')

const TIERS = 7

/** A figure of painted stucco in its niche: body, arms and a crown. */
const paintFigure = (sheet: Sheet, [x, y]: readonly [number, number], height: number): void => {
  const { painter } = sheet
  const skin = painter.pick(PAINTS)
  sheet.poly(
    standing([x - height * 0.2, x + height * 0.2, y], [x - height * 0.13, x + height * 0.13, y + height * 0.5]),
    painter.pick(PAINTS),
  )
  sheet.poly(
    standing(
      [x - height * 0.13, x + height * 0.13, y + height * 0.42],
      [x - height * 0.24, x + height * 0.24, y + height * 0.66],
    ),
    skin,
  )
  sheet.ellipse([x, y + height * 0.75], [height * 0.1, height * 0.11], skin)
  sheet.poly(
    [
      [x - height * 0.12, y + height * 0.8],
      [x + height * 0.12, y + height * 0.8],
      [x, y + height * 1.05],
    ],
    GOLD,
  )
}

/** A row of niches with pillars between them, figures before them and small vaults above. */
const paintTier = (sheet: Sheet, [x, y]: readonly [number, number], half: number, height: number): void => {
  const { painter } = sheet
  const wall = painter.pick(STUCCO)
  sheet.shade([x - half, y, half * 2, height], scaleRgb(wall, 1.04), scaleRgb(wall, 0.74))
  const bays = Math.max(5, Math.round((half * 2) / (height * 0.62)))
  const bay = (half * 2) / bays
  for (let index = 0; index < bays; index++) {
    const middle = x - half + bay * (index + 0.5)
    const isDoor = bays % 2 === 1 && index === (bays - 1) / 2
    sheet.rect([middle - bay * 0.34, y + height * 0.08, bay * 0.68, height * 0.62], scaleRgb(wall, isDoor ? 0.26 : 0.5))
    sheet.rect([middle - bay * 0.5, y, bay * 0.13, height * 0.78], painter.pick(PAINTS))
    if (!isDoor) paintFigure(sheet, [middle, y + height * 0.06], height * painter.between(0.58, 0.72))
    sheet.ellipse([middle, y + height * 0.84], [bay * 0.42, height * 0.15], painter.pick(PAINTS))
    sheet.ellipse([middle, y + height * 0.82], [bay * 0.24, height * 0.09], scaleRgb(wall, 0.6))
  }
  sheet.rect([x - half * 1.05, y + height * 0.7, half * 2.1, height * 0.07], scaleRgb(wall, 1.18))
  sheet.rect([x - half * 1.05, y + height * 0.66, half * 2.1, height * 0.05], scaleRgb(wall, 0.56))
}

/** The tower above a temple's gate: tiers of painted figures that grow smaller, a vault with gilded spikes on top. */
const paintGopuram = (sheet: Sheet, x: number): void => {
  const base = 5.4
  sheet.shade([x - 7, 0, 14, base], scaleRgb(GRANITE, 1.04), scaleRgb(GRANITE, 0.8))
  for (let pillar = 0; pillar <= 8; pillar++)
    sheet.round([x - 6.9 + pillar * 1.66, 0.5, 0.5, base - 1], scaleRgb(GRANITE, 1.06))
  for (const [y, color] of [
    [0, 0.8],
    [base - 0.5, 1.15],
  ] as const)
    sheet.rect([x - 7.2, y, 14.4, 0.5], scaleRgb(GRANITE, color))
  sheet.rect([x - 1.5, 0, 3, 4.2], [40, 32, 28])
  sheet.poly(standing([x - 1.9, x - 1.5, 0], [x - 1.9, x - 1.5, 4.2]), [150, 110, 70])
  sheet.poly(standing([x + 1.5, x + 1.9, 0], [x + 1.5, x + 1.9, 4.2]), [120, 86, 56])
  let y = base
  for (let tier = 0; tier < TIERS; tier++) {
    const share = tier / TIERS
    const height = 2.5 - 1.05 * share
    paintTier(sheet, [x, y], 6.6 - 4.1 * share, height)
    y += height * 0.96
  }
  const half = 2.5
  sheet.rect([x - half, y, half * 2, 0.5], scaleRgb(STUCCO[0], 0.8))
  sheet.poly(
    Array.from({ length: 17 }, (_, step) => {
      const turn = (step / 16) * Math.PI
      return [x + Math.cos(turn) * half * 1.06, y + 0.45 + Math.sin(turn) * 1.7] as const
    }),
    STUCCO[2],
  )
  for (const side of [-1, 0, 1]) {
    sheet.ellipse([x + side * half * 0.62, y + 0.95], [0.62, 0.66], GOLD)
    sheet.ellipse([x + side * half * 0.62, y + 0.95], [0.4, 0.44], PAINTS[0])
  }
  for (let spike = -3; spike <= 3; spike++) {
    const at = x + spike * 0.62
    const foot = y + 0.4 + 1.7 * Math.sqrt(1 - (spike * 0.235) ** 2)
    sheet.ellipse([at, foot + 0.22], [0.17, 0.24], GOLD)
    sheet.poly(standing([at - 0.07, at + 0.07, foot + 0.4], [at - 0.01, at + 0.01, foot + 0.95]), GOLD)
  }
  // The side away from the light.
  sheet.poly(standing([x + 3.4, x + 7, 0], [x + 1, x + 2.6, y]), [34, 22, 40], 0.16 * sheet.painter.ambience.contrast)
}

const paintPillar = (sheet: Sheet, x: number, height: number): void => {
  const color = scaleRgb(GRANITE, 1.02)
  sheet.shadow([x, sheet.z], 0.7, 0.4)
  sheet.round([x - 0.36, 0, 0.72, 0.5], scaleRgb(color, 0.92))
  sheet.round([x - 0.24, 0.5, 0.48, height - 1.1], color)
  for (const [y, wide] of [
    [0.9, 0.62],
    [height * 0.45, 0.6],
    [height * 0.66, 0.6],
  ] as const) {
    sheet.round([x - wide / 2, y, wide, 0.28], scaleRgb(color, 1.06))
    sheet.rect([x - wide / 2, y, wide, 0.05], scaleRgb(color, 0.6))
  }
  sheet.round([x - 0.34, height - 0.7, 0.68, 0.24], scaleRgb(color, 0.9))
  sheet.poly(standing([x - 0.36, x + 0.36, height - 0.46], [x - 0.8, x + 0.8, height]), scaleRgb(color, 0.96))
}

/** Marigolds on a string between two points. */
const paintMarigolds = (sheet: Sheet, [left, right]: readonly [number, number], y: number, sag: number): void => {
  const count = Math.round((right - left) / 0.1)
  for (let index = 0; index <= count; index++) {
    const share = index / count
    const at = [left + (right - left) * share, y - sag * 4 * share * (1 - share)] as const
    sheet.ellipse(at, [0.075, 0.075], sheet.painter.pick(MARIGOLD))
    sheet.ellipse([at[0] - 0.02, at[1] + 0.02], [0.035, 0.035], [255, 214, 120], { alpha: 0.6 })
  }
}

/** A hall of carved pillars to one side, hung with marigolds. */
const paintHall = (painter: BackdropPainter, side: number): void => {
  for (const [z, x] of [
    [15, 4.9],
    [10.5, 3.7],
    [7, 2.75],
  ] as const)
    painter.sheet(z, (sheet) => {
      const height = 4.3
      paintPillar(sheet, side * x, height)
      const [inner, outer] = [side * (x - 0.9), side * (x + 9)]
      const left = Math.min(inner, outer)
      sheet.shade([left, height, Math.abs(outer - inner), 0.8], scaleRgb(GRANITE, 0.94), scaleRgb(GRANITE, 0.6))
      sheet.rect([left - 0.2, height + 0.8, Math.abs(outer - inner) + 0.4, 0.22], scaleRgb(GRANITE, 1.15))
      for (let swag = 0; swag < 5; swag++)
        paintMarigolds(sheet, [left + swag * 1.8, left + (swag + 1) * 1.8], height + 0.1, 0.5)
    })
}

/** A lamp of brass with many wicks on its stem. */
const paintOilLamp = (painter: BackdropPainter, [x, z]: readonly [number, number]): void => {
  const brass: Rgb = [186, 142, 64]
  painter.sheet(z, (sheet) => {
    sheet.shadow([x, z], 0.4, 0.4)
    sheet.round([x - 0.24, 0, 0.48, 0.09], brass)
    sheet.round([x - 0.045, 0.09, 0.09, 1.15], brass)
    for (const y of [0.35, 0.75]) sheet.ellipse([x, y], [0.1, 0.06], scaleRgb(brass, 1.15))
    sheet.poly(standing([x - 0.1, x + 0.1, 1.14], [x - 0.26, x + 0.26, 1.28]), brass)
    sheet.ellipse([x, 1.28], [0.26, 0.05], scaleRgb(brass, 0.6))
    sheet.poly(standing([x - 0.05, x + 0.05, 1.28], [x - 0.01, x + 0.01, 1.62]), brass)
    for (const flame of [-0.22, -0.1, 0.12, 0.23]) sheet.ellipse([x + flame, 1.37], [0.022, 0.06], [255, 206, 110])
  })
  painter.glow([x, 1.36, z], 0.7, { color: [255, 190, 100], alpha: 0.3 + 0.5 * painter.ambience.lamps })
}

/** The court of a temple in the south of India: a tower of painted figures, a hall of pillars, marigolds, lamps of brass. */
export const hinduTemple = outdoors({
  isTelling: true,
  words:
    'hindu temple|south indian temple|indian temple|gopuram|temple gopuram|tamil temple|madurai|meenakshi temple|madurai temple|temple tower|kovil|mandir|temple in india|temple in south india|temple in tamil nadu|temple in chennai|temple in bangalore|temple in kerala|tanjore|thanjavur|hampi|rameswaram|tirupati|indian temple courtyard|hindu temple courtyard|temple pillars|ancient indian temple|puja at the temple|durga puja pandal|ganesh pandal|pandal|navratri pandal',
  times: { day: 3, dawn: 1, 'golden-hour': 1.5, dusk: 1 },
  weathers: { clear: 4, cloudy: 1 },
  dress: { smart: 2, summer: 1, casual: 1 },
  seen: 'tower|temple tower|gopuram|pillars|stone pillars|carved pillars|columns|marigolds|marigold garlands|garlands|oil lamp|oil lamps|brass lamp|brass lamps|diyas|sculptures|carvings|palm trees|stone floor|courtyard|stone courtyard|gate|flowers|coconut palms',
  like: 'hindu|indian|south indian|tamil|dravidian|colorful|colourful|old|ancient|historic|carved|stone|traditional|sacred|holy|peaceful|beautiful|ornate|asian|religious|spiritual|festive',
  paint(painter) {
    paintSky(painter)
    painter.sheet(70, (sheet) => {
      for (let x = -26; x < 27; x += 4.2)
        paintTree(sheet, { x, height: painter.between(6, 9), spread: 3.4, colors: GREEN, density: 0.7 })
      for (const x of [13, 17, 20]) paintPalm(sheet, x + painter.between(-1, 1), painter.between(12, 16))
    })
    const side = painter.random() < 0.5 ? 1 : -1
    painter.sheet(36, (sheet) => paintGopuram(sheet, -side * 6.2))
    painter.sheet(32, (sheet) => {
      sheet.shade([-40, 0, 80, 2.6], scaleRgb(GRANITE, 0.96), scaleRgb(GRANITE, 0.78))
      for (let stripe = -40; stripe < 40; stripe += 1.2) {
        const isRed = Math.round((stripe + 40) / 1.2) % 2 === 0
        sheet.rect([stripe, 0.3, 1.2, 2.1], isRed ? [176, 70, 54] : [236, 226, 210], 0.85)
      }
      sheet.rect([-40, 2.4, 80, 0.3], scaleRgb(GRANITE, 1.12))
      sheet.rect([-side * 6.2 - 1.6, 0, 3.2, 2.7], [56, 44, 38])
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [188, 168, 142],
      detail: [146, 128, 106],
      tileMetres: 0.9,
      snowed: 0.6,
    })
    painter.reflect(0.4 * painter.ambience.wetness, 30)
    paintHall(painter, side)
    paintOilLamp(painter, [-side * 1.9, 5.6])
  },
})
