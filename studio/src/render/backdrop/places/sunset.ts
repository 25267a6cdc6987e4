import type { Rgb } from '../../../identity/identity.ts'
import type { BackdropBrush } from '../backdrop-brush.ts'

type Ridge = { height: number; swing: number; phase: number; color: Rgb }

function paintRidge(brush: BackdropBrush, ridge: Ridge): void {
  const points: [number, number][] = [[-0.1, brush.bottom + 0.1]]
  for (let step = 0; step <= 60; step++) {
    const x = -0.1 + (step / 60) * 1.2
    const wave =
      Math.sin(x * 5.2 + ridge.phase) +
      0.5 * Math.sin(x * 11.7 + ridge.phase * 2.3) +
      0.22 * Math.sin(x * 31 + ridge.phase)
    points.push([x, ridge.height * brush.bottom - ridge.swing * wave])
  }
  points.push([1.1, brush.bottom + 0.1])
  brush.polygon(points, ridge.color)
}

function paintStreaks(brush: BackdropBrush): void {
  const { bottom } = brush
  for (let index = 0; index < 26; index++) {
    const height = brush.between(0.06, 0.5)
    brush.context.globalAlpha = brush.between(0.12, 0.4)
    const color: Rgb = height > 0.3 ? [255, 214, 150] : [246, 158, 150]
    brush.ellipse(
      [brush.random(), height * bottom],
      [brush.between(0.08, 0.26), brush.between(0.004, 0.013)],
      color,
      brush.between(-0.06, 0.02),
    )
  }
  brush.context.globalAlpha = 1
}

function paintLake(brush: BackdropBrush, sunX: number): void {
  const { bottom } = brush
  const shore = bottom * 0.76
  brush.gradient(
    [
      [0, [246, 176, 120]],
      [0.5, [172, 104, 124]],
      [1, [78, 56, 96]],
    ],
    { x: -0.1, y: shore, width: 1.2, height: bottom * 0.26 },
  )
  for (let index = 0; index < 60; index++) {
    const nearness = brush.random()
    const band = {
      x: sunX + brush.between(-0.09, 0.09) * (0.5 + nearness),
      y: shore + nearness * bottom * 0.22,
      width: brush.between(0.01, 0.05),
      height: 0.0025 + 0.004 * nearness,
    }
    brush.rect(band, [255, 232, 180], brush.between(0.3, 0.8))
  }
}

/** The last sun over a lake between ranges of hills, each paler with distance. */
export function paintSunset(brush: BackdropBrush): void {
  const { bottom } = brush
  const sunX = 0.8
  const sunY = bottom * 0.56
  brush.gradient([
    [0, [78, 74, 138]],
    [0.25, [158, 104, 150]],
    [0.45, [238, 142, 122]],
    [0.62, [255, 200, 124]],
    [1, [255, 214, 140]],
  ])
  brush.layer(0.006, () => paintStreaks(brush))
  brush.glow([sunX, sunY], 0.6, [255, 196, 110], 0.75)
  brush.layer(0.004, () => {
    brush.ellipse([sunX, sunY], [0.052, 0.052], [255, 246, 214])
  })
  brush.glow([sunX, sunY], 0.16, [255, 240, 196], 0.9)
  brush.layer(0.005, () => {
    paintRidge(brush, { height: 0.66, swing: 0.03, phase: 1.1, color: [214, 128, 118] })
    paintRidge(brush, { height: 0.71, swing: 0.024, phase: 3.7, color: [166, 96, 112] })
    paintLake(brush, sunX)
  })
  brush.layer(0.008, () => {
    paintRidge(brush, { height: 0.93, swing: 0.022, phase: 5.2, color: [62, 44, 76] })
    for (let stem = 0; stem < 70; stem++) {
      const x = brush.random() < 0.5 ? brush.between(-0.02, 0.26) : brush.between(0.76, 1.02)
      const height = brush.between(0.04, 0.16)
      const lean = brush.between(-0.03, 0.03)
      brush.polygon(
        [
          [x - 0.0025, bottom],
          [x + 0.0025, bottom],
          [x + lean, bottom * 0.93 - height],
        ],
        [56, 40, 66],
      )
    }
  })
}
