import type { Rgb } from '../../../identity/identity.ts'
import type { BackdropBrush } from '../backdrop-brush.ts'

const BOTTLE_COLORS: readonly [Rgb, ...Rgb[]] = [
  [122, 84, 44],
  [70, 88, 62],
  [176, 132, 78],
  [104, 50, 34],
  [206, 190, 160],
  [58, 66, 74],
]

function paintWindow(brush: BackdropBrush): void {
  const { bottom } = brush
  brush.gradient(
    [
      [0, [176, 196, 206]],
      [0.45, [226, 222, 204]],
      [0.7, [190, 176, 146]],
      [1, [120, 104, 86]],
    ],
    { x: -0.02, y: bottom * 0.06, width: 0.3, height: bottom * 0.66 },
  )
  for (let index = 0; index < 14; index++) {
    const spot: [number, number] = [brush.between(0, 0.27), brush.between(0.3, 0.66) * bottom]
    brush.context.globalAlpha = 0.5
    brush.ellipse(spot, [brush.between(0.01, 0.04), brush.between(0.03, 0.09)], [96, 112, 84])
  }
  brush.context.globalAlpha = 1
  const frame: Rgb = [46, 32, 26]
  for (const x of [-0.01, 0.085, 0.185, 0.28])
    brush.rect({ x, y: bottom * 0.04, width: 0.014, height: bottom * 0.7 }, frame)
  for (const y of [0.04, 0.25, 0.72]) brush.rect({ x: -0.02, y: bottom * y, width: 0.314, height: 0.016 }, frame)
}

function paintShelves(brush: BackdropBrush): void {
  const { bottom } = brush
  brush.rect({ x: 0.66, y: bottom * 0.1, width: 0.36, height: bottom * 0.62 }, [52, 36, 28])
  for (const shelf of [0.26, 0.42, 0.58]) {
    const y = bottom * shelf
    brush.glow([0.84, y - 0.07], 0.2, [255, 186, 104], 0.5)
    let x = 0.68
    while (x < 0.99) {
      const width = brush.between(0.018, 0.034)
      const height = brush.between(0.04, 0.105)
      if (brush.random() < 0.85) {
        const color = brush.pick(BOTTLE_COLORS)
        brush.rect({ x, y: y - height, width, height }, color)
        brush.rect({ x: x + width * 0.3, y: y - height * 1.3, width: width * 0.4, height: height * 0.35 }, color)
        brush.rect(
          { x: x + width * 0.15, y: y - height * 0.9, width: width * 0.2, height: height * 0.7 },
          [255, 220, 170],
          0.35,
        )
      }
      x += width + brush.between(0.004, 0.016)
    }
    brush.rect({ x: 0.655, y, width: 0.37, height: 0.014 }, [112, 74, 44])
  }
}

function paintCounter(brush: BackdropBrush): void {
  const { bottom } = brush
  brush.rect({ x: 0.55, y: bottom * 0.76, width: 0.5, height: 0.03 }, [150, 100, 60])
  brush.gradient(
    [
      [0, [84, 56, 40]],
      [1, [40, 26, 22]],
    ],
    { x: 0.55, y: bottom * 0.79, width: 0.5, height: bottom * 0.25 },
  )
  brush.rect({ x: 0.8, y: bottom * 0.655, width: 0.14, height: bottom * 0.105 }, [150, 146, 142])
  brush.rect({ x: 0.8, y: bottom * 0.655, width: 0.14, height: bottom * 0.03 }, [206, 200, 192])
  brush.rect({ x: -0.02, y: bottom * 0.8, width: 0.36, height: bottom * 0.24 }, [58, 40, 30])
  brush.rect({ x: -0.02, y: bottom * 0.785, width: 0.36, height: 0.018 }, [142, 100, 64])
}

function paintPendantLamp(brush: BackdropBrush, x: number, y: number): void {
  const { bottom } = brush
  brush.rect({ x: x - 0.002, y: 0, width: 0.004, height: y }, [24, 18, 16])
  brush.glow([x, y + 0.05], 0.22, [255, 186, 102], 0.85)
  brush.polygon(
    [
      [x - 0.014, y],
      [x + 0.014, y],
      [x + 0.055, y + 0.05],
      [x - 0.055, y + 0.05],
    ],
    [30, 24, 24],
  )
  brush.ellipse([x, y + 0.051], [0.05, 0.012], [255, 226, 168])
  brush.ellipse([x, y + 0.058], [0.02, 0.018], [255, 246, 220])
  brush.glow([x, y + 0.058], bottom * 0.08, [255, 220, 160], 0.9)
}

/** A warm coffee bar: a window on the street, lit shelves of bottles, pendant lamps. */
export function paintCafe(brush: BackdropBrush): void {
  const { bottom } = brush
  brush.gradient([
    [0, [44, 31, 26]],
    [0.5, [96, 66, 48]],
    [0.75, [84, 56, 42]],
    [1, [36, 25, 23]],
  ])
  brush.layer(0.012, () => {
    paintWindow(brush)
    paintShelves(brush)
  })
  brush.layer(0.009, () => paintCounter(brush))
  brush.layer(0.007, () => {
    paintPendantLamp(brush, 0.36, bottom * 0.09)
    paintPendantLamp(brush, 0.63, bottom * 0.06)
    paintPendantLamp(brush, 0.91, bottom * 0.03)
  })
  brush.layer(0.002, () => {
    for (let index = 0; index < 12; index++) {
      const spot: [number, number] = [brush.between(0.55, 1), brush.between(0.12, 0.7) * bottom]
      brush.bokeh(spot, brush.between(0.008, 0.02), [255, 196, 120], brush.between(0.15, 0.4))
    }
  })
  brush.glow([0.05, bottom * 0.35], 0.5, [255, 226, 184], 0.28)
}
