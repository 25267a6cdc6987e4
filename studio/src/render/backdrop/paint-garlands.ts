import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { BackdropPainter } from '../../places/world/backdrop-painter.ts'
import { Volume } from '../../places/beside/volume.ts'

const WARM: Rgb = [255, 206, 132]
const CORD: Rgb = [44, 40, 38]

/** How far above the eyes a cord hangs, as a share of what the picture shows there, and how far it sags. */
const ROWS = [
  { far: 3.4, rise: 0.62, sag: 0.16 },
  { far: 2.7, rise: 0.86, sag: 0.2 },
  { far: 2.1, rise: 0.74, sag: 0.24 },
] as const

type Hang = { z: number; left: number; right: number; heightAt: (x: number) => number }

/** Cords across the picture behind the person, each a little askew, from far to near. */
const hangCords = (painter: BackdropPainter, hang: (cord: Hang) => void): void => {
  for (const { far, rise, sag } of ROWS) {
    const z = painter.lens.focusMetres * far
    const reach = painter.reach(z) * 1.1
    const { heightMetres } = painter.lens
    const room = Math.max(0.4, painter.ceiling(z) - heightMetres)
    const skew = painter.between(-0.16, 0.16)
    const bow = painter.between(-0.3, 0.3)
    const heightAt = (x: number): number => {
      const share = x / reach
      return heightMetres + room * (rise + skew * share - sag * (1 - (share - bow) ** 2))
    }
    hang({ z, left: -reach, right: reach, heightAt })
  }
}

const paintCord = (painter: BackdropPainter, { z, left, right, heightAt }: Hang): void =>
  painter.sheet(z, (sheet) =>
    sheet.line(
      Array.from({ length: 25 }, (_, step) => {
        const x = left + ((right - left) * step) / 24
        return [x, heightAt(x), z] as const
      }),
      0.014,
      CORD,
    ),
  )

/** Strings of warm bulbs. */
export const paintStringLights = (painter: BackdropPainter): void =>
  hangCords(painter, (cord) => {
    const { z, left, right, heightAt } = cord
    paintCord(painter, cord)
    for (let bulb = 0; bulb <= 14; bulb++) {
      const x = left + ((right - left) * (bulb + painter.between(-0.12, 0.12))) / 14
      const place = [x, heightAt(x) - 0.07, z] as const
      painter.glow(place, 0.2, { color: WARM, alpha: 0.26 })
      painter.bokeh(place, 0.024, { color: [255, 228, 176], alpha: 0.85 })
    }
  })

const PAPERS = palette('206 44 40, 222 78 48, 232 150 66')

/** Paper lanterns on cords, lit from within. */
export const paintLanterns = (painter: BackdropPainter): void =>
  hangCords(painter, (cord) => {
    const { z, left, right, heightAt } = cord
    paintCord(painter, cord)
    const hung = Array.from({ length: 6 }, (_, index) => {
      const x = left + ((right - left) * (index + 0.5 + painter.between(-0.2, 0.2))) / 6
      const size = Math.min(0.1 * right, painter.between(0.13, 0.18))
      return { x, y: heightAt(x) - 1.6 * size, size, color: painter.pick(PAPERS) }
    })
    painter.sheet(z, (sheet) => {
      for (const { x, y, size, color } of hung) {
        const lantern = new Volume(sheet, x)
        lantern.straight([0, y + size + 0.12], [0, y + size * 0.8], 0.012, CORD)
        lantern.ball([0, y], [size, size * 0.86], color)
        for (const share of [-0.55, 0, 0.55])
          lantern.straight([share * size, y - size * 0.66], [share * size, y + size * 0.66], 0.008, [120, 40, 30])
        for (const side of [-1, 1])
          lantern.straight(
            [-size * 0.36, y + side * size * 0.84],
            [size * 0.36, y + side * size * 0.84],
            0.04,
            [200, 160, 80],
          )
        lantern.straight([0, y - size * 0.9], [0, y - size * 1.5], 0.03, [200, 160, 80])
      }
    })
    const { lamps } = painter.ambience
    for (const { x, y, size } of hung) {
      painter.glow([x, y, z], size * 1.3, { color: [255, 110, 50], alpha: 0.25 + 0.6 * lamps })
      painter.glow([x, y - size * 0.2, z], size * 0.8, { color: [255, 214, 140], alpha: 0.2 + 0.6 * lamps })
    }
  })
