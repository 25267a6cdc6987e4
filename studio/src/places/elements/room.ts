import { scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { indoorsOf } from '../world/ambience.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { corners, lying, sideCorners, upright } from '../world/sheet.ts'
import type { Box, Sheet } from '../world/sheet.ts'
import { paintSky } from './sky.ts'

type Room = {
  halfWidth: number
  depth: number
  height: number
  wall: Rgb
  side?: Rgb
  ceiling?: Rgb
  /** Openings in the back wall. */
  windows?: readonly Box[]
  /** Openings in the left wall: from and to along it, low and high. */
  sideWindows?: readonly (readonly [from: number, to: number, low: number, high: number])[]
  frame?: Rgb
  /** Panes across and up. */
  panes?: readonly [number, number]
  /** Seen through the windows, painted in the light outside. */
  outside?: () => void
  /** Drawn on the back wall behind the window frames. */
  onWall?: (sheet: Sheet) => void
}

const NIGHT: Rgb = [8, 8, 18]

/** A room with windows through which the time of day and the weather show. Leaves the painter in indoor light. */
export const paintRoom = (painter: BackdropPainter, planned: Room): void => {
  const room = painter.wallColor ? { ...planned, wall: painter.wallColor, side: painter.wallColor } : planned
  const { windows = [], sideWindows = [], depth } = room
  const outdoors = painter.ambience
  if (windows.length + sideWindows.length > 0) {
    paintSky(painter)
    room.outside?.()
  }
  painter.ambience = indoorsOf(outdoors)
  painter.sheet(depth, (sheet) => {
    paintBackWall(sheet, room)
    room.onWall?.(sheet)
    for (const box of windows) sheet.cut(corners(box, depth))
    for (const box of windows) paintFrame(sheet, box, room)
  })
  painter.sheet(depth * 0.72, (sheet) => paintSides(sheet, room))
  const daylight = outdoors.sky.low
  for (const [x, y, width, height] of windows)
    painter.glow([x + width / 2, y + height / 2, depth], Math.max(width, height) * 0.95, {
      color: daylight,
      alpha: 0.3 * (1 - outdoors.lamps),
    })
  for (const [from, to, low, high] of sideWindows)
    painter.glow([-room.halfWidth, (low + high) / 2, (from + to) / 2], high - low, {
      color: daylight,
      alpha: 0.42 * (1 - outdoors.lamps),
    })
}

const paintBackWall = (sheet: Sheet, { halfWidth, depth, height, wall }: Room): void => {
  // A little larger than the room, so that no light shows through where walls and ceiling meet out of focus.
  const face = corners([-halfWidth - 0.4, 0, halfWidth * 2 + 0.8, height + 0.4], depth)
  sheet.face(face, wall)
  sheet.strokes(face, { color: wall, count: 130, length: 0.7, swing: 0.07, alpha: 0.22, turn: 0.3 })
  sheet.fade(face, { from: [-halfWidth, 0, depth], to: [halfWidth * 0.2, 0, depth], color: NIGHT }, [0.24, 0])
  sheet.fade(face, { from: [0, height, depth], to: [0, height * 0.55, depth], color: NIGHT }, [0.22, 0])
  sheet.fade(face, { from: [0, 0, depth], to: [0, height * 0.22, depth], color: NIGHT }, [0.28, 0])
}

const paintSides = (
  sheet: Sheet,
  { halfWidth, depth, height, wall, side = wall, ceiling, sideWindows = [], frame }: Room,
): void => {
  const near = 0.4
  for (const x of [-halfWidth, halfWidth]) {
    const face = sideCorners(x, [near, depth], [0, height])
    sheet.face(face, scaleRgb(side, x < 0 ? 0.72 : 0.96))
    sheet.strokes(face, { color: scaleRgb(side, x < 0 ? 0.72 : 0.96), count: 60, length: 0.6, swing: 0.08, alpha: 0.2 })
    sheet.fade(face, { from: [x, 1, depth], to: [x, 1, depth * 0.55], color: NIGHT }, [0.3, 0])
  }
  if (ceiling) {
    const face = lying([-halfWidth, halfWidth, near], [-halfWidth, halfWidth, depth], height)
    sheet.face(face, scaleRgb(ceiling, 0.92))
    sheet.fade(face, { from: [0, height, depth], to: [0, height, depth * 0.6], color: NIGHT }, [0.26, 0])
  }
  for (const [from, to, low, high] of sideWindows) {
    sheet.cut(sideCorners(-halfWidth, [from, to], [low, high]))
    const color = frame ?? [60, 54, 50]
    for (const z of [from, (from + to) / 2, to]) sheet.line(upright([-halfWidth, z], [low, high]), 0.07, color)
    for (const y of [low, low + (high - low) * 0.62, high])
      sheet.straight([-halfWidth, y, from], [-halfWidth, y, to], 0.06, color)
  }
}

const paintFrame = (sheet: Sheet, [x, y, width, height]: Box, { frame = [60, 54, 50], panes = [2, 2] }: Room): void => {
  const bar = 0.035
  for (let column = 0; column <= panes[0]; column++)
    sheet.rect([x + (width * column) / panes[0] - bar / 2, y, bar * (column % panes[0] === 0 ? 2 : 1), height], frame)
  for (let row = 0; row <= panes[1]; row++)
    sheet.rect(
      [x - bar / 2, y + (height * row) / panes[1] - bar / 2, width + bar * 1.5, bar * (row % panes[1] === 0 ? 2 : 1)],
      frame,
    )
  sheet.rect([x - 0.08, y - 0.08, width + 0.18, 0.08], scaleRgb(frame, 1.25))
}
