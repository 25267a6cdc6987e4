import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp } from '../../math/scalar.ts'
import { path } from '../../math/spline.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { metresTo } from '../world/lens.ts'
import { lying } from '../world/sheet.ts'
import type { Point3, Sheet } from '../world/sheet.ts'
import { scatterOnGround } from './scatter.ts'

type GroundPattern = 'plain' | 'flags' | 'planks' | 'cobbles' | 'grass' | 'sand' | 'asphalt' | 'checker' | 'snow'

type Ground = {
  color: Rgb
  /** Joints, second colour of a checker, blades of grass. */
  detail?: Rgb
  pattern: GroundPattern
  /** Where it ends; outdoors at the horizon. */
  farMetres?: number
  /** Side of a flag, width of a plank. */
  tileMetres?: number
  /** Share of falling snow that stays lying. */
  snowed?: number
  halfWidth?: number
  /** Anything painted on the ground. */
  marks?: (sheet: Sheet) => void
}

const NEAR = 0.62

const strip = (halfWidth: number, from: number, to: number): Point3[] =>
  lying([-halfWidth, halfWidth, from], [-halfWidth, halfWidth, to])

/** The ground plane with true perspective, in focus where the person stands. */
export const paintGround = (painter: BackdropPainter, ground: Ground): void => {
  const { ambience } = painter
  const nearest = Math.max(0.3, painter.nearestGround * NEAR)
  const far = ground.farMetres ?? 160
  const lying = ambience.snow * (ground.snowed ?? 1)
  const wet = 1 - 0.42 * ambience.wetness
  const dry = ambience.season === 'autumn' && ground.pattern === 'grass' ? 0.4 : 0
  const color = mixRgb(mixRgb(scaleRgb(ground.color, wet), [170, 136, 66], dry), [232, 238, 248], lying * 0.86)
  const detail = mixRgb(scaleRgb(ground.detail ?? scaleRgb(ground.color, 0.8), wet), [206, 216, 234], lying * 0.86)
  painter.ground((sheet) => {
    const halfWidth = ground.halfWidth ?? painter.reach(far) * 1.4 + 4
    let from = nearest
    for (const share of [0.04, 0.1, 0.2, 0.4, 0.7, 1]) {
      const to = lerp(nearest, far, share ** 2)
      sheet.face(strip(halfWidth, from, to * 1.02), color)
      from = to
    }
    sheet.within(strip(halfWidth, nearest, far), () =>
      PATTERNS[ground.pattern](sheet, { ...ground, color, detail }, { nearest, far }),
    )
    ground.marks?.(sheet)
    // Nothing that people walk on is of one tone.
    scatterOnGround(sheet, {
      kind: 'dab',
      count: 40,
      size: [0.2, 0.9],
      colors: palette('30 28 30, 250 244 236'),
      // Thinner ones than this turn pink and green where they lie over one another, as colours are whole numbers.
      alpha: 0.022,
      far,
    })
  })
}

type Look = Ground & { detail: Rgb }
type Span = { nearest: number; far: number }

/** Distances that grow so that rows stay apart in the picture. */
const rowsOf = (sheet: Sheet, { nearest, far }: Span, side: number): number[] => {
  const rows: number[] = []
  const { lens } = sheet.painter
  for (let z = Math.ceil(nearest / side) * side; z < far; z += side) {
    rows.push(z)
    const away = metresTo(lens, z)
    if ((lens.focalPixels * lens.heightMetres * side) / (away * away) < 1.4) break
  }
  return rows
}

const joint = (sheet: Sheet, from: Point3, to: Point3, thickness: number, color: Rgb): void => {
  const slope = Math.max(0.1, sheet.flatness(from[2]))
  const isAcross = from[2] === to[2]
  sheet.line([from, to], isAcross ? thickness * slope : thickness, color)
}

const flags = (sheet: Sheet, { color, detail, tileMetres = 0.6 }: Look, span: Span, offsetRows = true): void => {
  const { painter } = sheet
  const rows = rowsOf(sheet, span, tileMetres)
  rows.forEach((z, row) => {
    const reach = painter.reach(z + tileMetres) * 1.1
    const shift = offsetRows && row % 2 === 1 ? tileMetres / 2 : 0
    for (let x = Math.floor(-reach / tileMetres) * tileMetres + shift; x < reach; x += tileMetres) {
      const tone = painter.between(0.9, 1.1)
      sheet.face(lying([x, x + tileMetres, z], [x, x + tileMetres, z + tileMetres]), scaleRgb(color, tone))
      joint(sheet, [x, 0, z], [x, 0, z + tileMetres], 0.012, detail)
    }
    joint(sheet, [-reach, 0, z], [reach, 0, z], 0.014, detail)
  })
}

const checker = (sheet: Sheet, { color, detail, tileMetres = 0.5 }: Look, span: Span): void => {
  const { painter } = sheet
  rowsOf(sheet, span, tileMetres).forEach((z, row) => {
    const reach = painter.reach(z + tileMetres) * 1.1
    let column = Math.floor(-reach / tileMetres)
    for (; column * tileMetres < reach; column++) {
      const x = column * tileMetres
      const base = (((row + column) % 2) + 2) % 2 === 0 ? color : detail
      sheet.face(
        lying([x, x + tileMetres, z], [x, x + tileMetres, z + tileMetres]),
        scaleRgb(base, painter.between(0.95, 1.05)),
      )
    }
  })
}

/** Boards that run away from the viewer. */
const planks = (sheet: Sheet, { color, detail, tileMetres = 0.16 }: Look, { nearest, far }: Span): void => {
  const { painter } = sheet
  const end = Math.min(far, 14)
  const reach = painter.reach(end) * 1.1
  for (let x = -reach; x < reach; x += tileMetres) {
    let from = nearest - painter.between(0, 0.8)
    while (from < end) {
      const to = Math.min(end, from + painter.between(1.1, 2.4))
      const start = Math.max(nearest, from)
      if (to > start)
        sheet.face(
          lying([x, x + tileMetres, start], [x, x + tileMetres, to]),
          scaleRgb(color, painter.between(0.86, 1.12)),
        )
      from = to
    }
    joint(sheet, [x, 0, nearest], [x, 0, end], 0.007, detail)
  }
}

/** A worn square: its corners are off. */
const STONE = path('1 -0.6, 1 0.6, 0.6 1, -0.6 1, -1 0.6, -1 -0.6, -0.6 -1, 0.6 -1')

const cobbles = (sheet: Sheet, look: Look, span: Span): void => {
  const side = look.tileMetres ?? 0.16
  const { painter } = sheet
  const { context } = sheet
  rowsOf(sheet, { ...span, far: Math.min(span.far, 9) }, side).forEach((z, row) => {
    const reach = painter.reach(z) * 1.1
    const squash = Math.max(0.08, sheet.flatness(z))
    const zoom = sheet.zoom(z)
    for (let x = -reach + (row % 2) * side * 0.5; x < reach; x += side) {
      const [px, py] = sheet.at(x + painter.between(-0.012, 0.012), 0, z)
      const tone = sheet.tone(scaleRgb(look.color, painter.between(0.82, 1.16)), z)
      context.fillStyle = `rgb(${tone.map((channel) => Math.round(Math.min(255, channel))).join(',')})`
      context.beginPath()
      for (const [across, along] of STONE)
        context.lineTo(
          px + across * side * painter.between(0.44, 0.5) * zoom,
          py + along * side * painter.between(0.44, 0.5) * zoom * squash,
        )
      context.fill()
    }
  })
}

const PATTERNS: Record<GroundPattern, (sheet: Sheet, look: Look, span: Span) => void> = {
  plain: () => {},
  flags,
  checker,
  planks,
  cobbles,
  grass: (sheet, { color, detail }, { far }) =>
    scatterOnGround(sheet, {
      kind: 'blade',
      count: 4600,
      size: [0.018, 0.055],
      colors: [color, detail, scaleRgb(color, 1.14)],
      alpha: 0.55,
      far,
    }),
  sand: (sheet, { color, detail }, { far }) =>
    scatterOnGround(sheet, {
      kind: 'ripple',
      count: 900,
      size: [0.03, 0.14],
      colors: [scaleRgb(color, 1.07), detail, scaleRgb(color, 0.93)],
      alpha: 0.3,
      far,
    }),
  snow: (sheet, { color, detail }, { far }) =>
    scatterOnGround(sheet, {
      kind: 'dab',
      count: 220,
      size: [0.1, 0.4],
      colors: [scaleRgb(color, 1.04), detail],
      alpha: 0.11,
      far,
    }),
  asphalt: (sheet, { color, detail }, { far }) =>
    scatterOnGround(sheet, {
      kind: 'dab',
      count: 1500,
      size: [0.003, 0.008],
      colors: [scaleRgb(color, 1.15), detail],
      alpha: 0.3,
      far,
    }),
}
