import type { Rgb } from '../../../identity/identity.ts'
import type { BackdropBrush } from '../backdrop-brush.ts'

function paintBricks(brush: BackdropBrush): void {
  const { bottom } = brush
  brush.rect({ x: -0.1, y: 0, width: 1.2, height: bottom }, [168, 138, 120])
  const rowHeight = 0.03
  for (let row = 0; row * rowHeight < bottom * 0.84; row++) {
    const shift = row % 2 === 0 ? 0 : 0.04
    for (let x = 0.52 - shift; x < 1.06; x += 0.08) {
      const tone = brush.between(0.82, 1.12)
      const band = { x: x + 0.003, y: row * rowHeight + 0.003, width: 0.074, height: rowHeight - 0.006 }
      brush.rect(band, [166 * tone, 116 * tone, 94 * tone])
    }
  }
}

function paintWindows(brush: BackdropBrush): void {
  const { bottom } = brush
  const top = bottom * 0.05
  const height = bottom * 0.7
  brush.rect({ x: -0.1, y: 0, width: 0.66, height: bottom }, [196, 186, 176])
  brush.gradient(
    [
      [0, [214, 230, 244]],
      [0.5, [246, 246, 240]],
      [0.8, [222, 220, 206]],
      [1, [178, 184, 168]],
    ],
    { x: -0.06, y: top, width: 0.53, height },
  )
  for (let index = 0; index < 9; index++) {
    const width = brush.between(0.05, 0.1)
    const x = -0.05 + index * 0.058
    const roof = top + height * brush.between(0.5, 0.74)
    const tone = brush.between(0.9, 1.05)
    brush.rect({ x, y: roof, width, height: top + height - roof }, [188 * tone, 194 * tone, 200 * tone])
  }
  const steel: Rgb = [52, 52, 56]
  for (const x of [-0.06, 0.045, 0.15, 0.255, 0.36, 0.465])
    brush.rect({ x: x - 0.005, y: top - 0.006, width: 0.011, height: height + 0.012 }, steel)
  for (const share of [0, 0.25, 0.5, 0.75, 1])
    brush.rect({ x: -0.06, y: top + share * height - 0.005, width: 0.53, height: 0.01 }, steel)
  brush.rect({ x: -0.1, y: top + height, width: 0.62, height: 0.03 }, [226, 218, 206])
}

function paintPlant(brush: BackdropBrush, x: number): void {
  const { bottom } = brush
  const foot = bottom * 0.9
  brush.polygon(
    [
      [x - 0.05, foot - 0.09],
      [x + 0.05, foot - 0.09],
      [x + 0.038, foot + 0.04],
      [x - 0.038, foot + 0.04],
    ],
    [214, 202, 186],
  )
  for (let leaf = 0; leaf < 22; leaf++) {
    const angle = -Math.PI / 2 + brush.between(-1.25, 1.25)
    const reach = brush.between(0.1, 0.34)
    const tone = brush.between(0.75, 1.2)
    const spot: [number, number] = [x + Math.cos(angle) * reach * 0.7, foot - 0.09 + Math.sin(angle) * reach]
    brush.ellipse(spot, [0.062, 0.022], [64 * tone, 106 * tone, 68 * tone], angle)
  }
}

function paintLamp(brush: BackdropBrush, x: number): void {
  const { bottom } = brush
  const y = bottom * 0.42
  brush.rect({ x: x - 0.004, y, width: 0.008, height: bottom * 0.5 }, [40, 36, 36])
  brush.glow([x, y], 0.26, [255, 206, 140], 0.7)
  brush.polygon(
    [
      [x - 0.045, y - 0.05],
      [x + 0.045, y - 0.05],
      [x + 0.07, y + 0.05],
      [x - 0.07, y + 0.05],
    ],
    [255, 226, 176],
  )
}

/** A bright industrial loft: steel-framed windows, a brick wall, a plant and a floor lamp. */
export function paintLoft(brush: BackdropBrush): void {
  const { bottom } = brush
  brush.layer(0.006, () => {
    paintBricks(brush)
    paintWindows(brush)
  })
  brush.layer(0.012, () => {
    brush.gradient(
      [
        [0, [150, 116, 88]],
        [1, [104, 78, 60]],
      ],
      { x: -0.1, y: bottom * 0.86, width: 1.2, height: bottom * 0.2 },
    )
  })
  brush.layer(0.008, () => {
    paintLamp(brush, 0.72)
    brush.rect({ x: 0.6, y: bottom * 0.12, width: 0.11, height: 0.15 }, [48, 44, 44])
    brush.rect({ x: 0.608, y: bottom * 0.12 + 0.008, width: 0.094, height: 0.134 }, [226, 214, 196])
    brush.ellipse([0.655, bottom * 0.12 + 0.075], [0.028, 0.034], [196, 120, 84])
  })
  brush.layer(0.01, () => paintPlant(brush, 0.91))
  brush.glow([0.16, bottom * 0.3], 0.75, [255, 250, 240], 0.42)
}
