import type { Rgb } from '../../../identity/identity.ts'
import type { BackdropBrush } from '../backdrop-brush.ts'

const WINDOW_COLORS: readonly [Rgb, ...Rgb[]] = [
  [255, 208, 140],
  [255, 184, 112],
  [196, 214, 255],
  [255, 232, 190],
  [140, 176, 255],
]

type Tower = { x: number; width: number; top: number; tone: number }

function paintTower(brush: BackdropBrush, tower: Tower): void {
  const { bottom } = brush
  const wall: Rgb = [22 + 34 * tower.tone, 26 + 38 * tower.tone, 56 + 58 * tower.tone]
  brush.rect({ x: tower.x, y: tower.top, width: tower.width, height: bottom - tower.top }, wall)
  const columns = Math.max(3, Math.round(tower.width / 0.026))
  const step = tower.width / columns
  for (let y = tower.top + 0.025; y < bottom * 0.86; y += 0.034) {
    for (let column = 0; column < columns; column++) {
      if (brush.random() > 0.42) continue
      const band = { x: tower.x + step * (column + 0.22), y, width: step * 0.56, height: 0.019 }
      brush.rect(band, brush.pick(WINDOW_COLORS), brush.between(0.35, 0.95))
    }
  }
}

function paintStreet(brush: BackdropBrush): void {
  const { bottom } = brush
  const horizon = bottom * 0.8
  brush.gradient(
    [
      [0, [86, 62, 104]],
      [1, [20, 20, 40]],
    ],
    { x: -0.1, y: horizon, width: 1.2, height: bottom - horizon },
  )
  for (let index = 0; index < 24; index++) {
    const x = brush.random()
    const color: Rgb = brush.random() < 0.5 ? [255, 120, 110] : [255, 214, 160]
    brush.rect({ x, y: horizon + 0.01, width: 0.008, height: brush.between(0.05, 0.17) }, color, 0.22)
  }
}

function paintSign(brush: BackdropBrush, band: { x: number; y: number }, color: Rgb): void {
  const width = 0.036
  const height = 0.24
  brush.glow([band.x + width / 2, band.y + height / 2], 0.24, color, 0.6)
  brush.rect({ x: band.x, y: band.y, width, height }, color, 0.85)
  for (let row = 0; row < 4; row++)
    brush.rect({ x: band.x + 0.008, y: band.y + 0.02 + row * 0.055, width: 0.02, height: 0.034 }, [255, 244, 250], 0.8)
}

/** A wide avenue at night: towers with lit windows, a neon sign, traffic as discs of light. */
export function paintCityNight(brush: BackdropBrush): void {
  const { bottom } = brush
  brush.gradient([
    [0, [12, 18, 52]],
    [0.45, [42, 44, 104]],
    [0.78, [134, 84, 132]],
    [1, [30, 26, 52]],
  ])
  brush.layer(0.011, () => {
    for (let x = 0.16; x < 0.84; x += 0.085)
      paintTower(brush, { x, width: brush.between(0.06, 0.1), top: bottom * brush.between(0.34, 0.6), tone: 1 })
  })
  brush.glow([0.52, bottom * 0.78], 0.5, [255, 150, 150], 0.4)
  brush.layer(0.009, () => {
    paintStreet(brush)
    paintTower(brush, { x: -0.03, width: 0.25, top: bottom * -0.02, tone: 0.35 })
    paintTower(brush, { x: 0.19, width: 0.1, top: bottom * 0.2, tone: 0.6 })
    paintTower(brush, { x: 0.73, width: 0.1, top: bottom * 0.14, tone: 0.55 })
    paintTower(brush, { x: 0.82, width: 0.24, top: bottom * -0.02, tone: 0.3 })
    paintSign(brush, { x: 0.785, y: bottom * 0.3 }, [255, 70, 150])
    paintSign(brush, { x: 0.21, y: bottom * 0.38 }, [60, 170, 255])
  })
  brush.layer(0.0025, () => {
    for (let index = 0; index < 34; index++) {
      const distance = brush.random()
      const spot: [number, number] = [brush.random(), bottom * (0.7 + 0.24 * distance)]
      const color = brush.pick<Rgb>([
        [255, 90, 84],
        [255, 226, 180],
        [255, 172, 92],
        [132, 186, 255],
      ])
      brush.bokeh(spot, 0.008 + 0.026 * distance, color, brush.between(0.3, 0.75))
    }
    for (let index = 0; index < 16; index++) {
      const spot: [number, number] = [brush.random(), bottom * brush.between(0.08, 0.66)]
      brush.bokeh(spot, brush.between(0.008, 0.024), brush.pick(WINDOW_COLORS), brush.between(0.12, 0.4))
    }
  })
}
