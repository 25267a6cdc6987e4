import type { Rgb } from '../../../identity/identity.ts'
import type { BackdropBrush } from '../backdrop-brush.ts'

function paintClouds(brush: BackdropBrush): void {
  const { bottom } = brush
  for (const [x, y, size] of [
    [0.12, 0.16, 1],
    [0.86, 0.1, 1.2],
    [0.68, 0.28, 0.7],
    [0.3, 0.34, 0.6],
  ] as const) {
    for (let puff = 0; puff < 9; puff++) {
      brush.context.globalAlpha = brush.between(0.25, 0.6)
      const spot: [number, number] = [
        x + brush.between(-0.12, 0.12) * size,
        y * bottom + brush.between(-0.022, 0.016) * size,
      ]
      brush.ellipse(spot, [brush.between(0.03, 0.08) * size, brush.between(0.012, 0.026) * size], [255, 252, 246])
    }
  }
  brush.context.globalAlpha = 1
}

function paintSea(brush: BackdropBrush, horizon: number): void {
  const depth = brush.bottom * 0.24
  brush.gradient(
    [
      [0, [44, 120, 156]],
      [0.35, [52, 152, 172]],
      [0.75, [102, 190, 190]],
      [1, [168, 218, 206]],
    ],
    { x: -0.1, y: horizon, width: 1.2, height: depth },
  )
  for (let index = 0; index < 130; index++) {
    const nearness = brush.random()
    const band = {
      x: brush.between(-0.1, 1),
      y: horizon + 0.004 + depth * nearness * nearness,
      width: brush.between(0.04, 0.16) * (0.4 + nearness),
      height: 0.0015 + 0.006 * nearness * nearness,
    }
    brush.rect(band, brush.random() < 0.62 ? [206, 240, 236] : [30, 104, 136], brush.between(0.15, 0.5))
  }
}

function paintSurf(brush: BackdropBrush, shore: number): void {
  const context = brush.context
  for (const [lift, thickness, alpha] of [
    [0.05, 0.012, 0.85],
    [0.012, 0.02, 0.95],
  ] as const) {
    context.beginPath()
    for (let step = 0; step <= 40; step++) {
      const x = -0.05 + (step / 40) * 1.1
      const y = shore - lift + 0.012 * Math.sin(x * 9 + lift * 60) + 0.006 * Math.sin(x * 23 + 1)
      if (step === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.strokeStyle = `rgba(252,252,248,${alpha})`
    context.lineWidth = thickness
    context.stroke()
  }
}

function paintPalmLeaf(brush: BackdropBrush, root: readonly [number, number], turn: number): void {
  const context = brush.context
  const length = 0.42
  context.save()
  context.translate(root[0], root[1])
  context.rotate(turn)
  for (let leaf = 0; leaf < 26; leaf++) {
    const along = (leaf + 2) / 28
    const spread = 0.13 * Math.sin(Math.PI * Math.min(1, along * 1.05)) + 0.015
    const tone = brush.between(0.8, 1.15)
    for (const side of [-1, 1]) {
      brush.polygon(
        [
          [along * length, along * along * 0.1],
          [along * length + 0.018, along * along * 0.1],
          [along * length + spread * 0.62, along * along * 0.1 + side * spread],
        ],
        [58 * tone, 98 * tone, 58 * tone],
      )
    }
  }
  context.restore()
}

/** A bright bay: clouds, headland, rippling sea with surf, sand, and a palm leaf near the lens. */
export function paintBeach(brush: BackdropBrush): void {
  const { bottom } = brush
  const horizon = bottom * 0.52
  const shore = horizon + bottom * 0.24
  brush.gradient([
    [0, [104, 172, 220]],
    [0.3, [160, 206, 232]],
    [0.52, [232, 236, 226]],
    [1, [232, 236, 226]],
  ])
  brush.layer(0.012, () => paintClouds(brush))
  brush.layer(0.005, () => {
    paintSea(brush, horizon)
    const headland: Rgb = [112, 142, 138]
    brush.polygon(
      [
        [1.02, horizon + 0.002],
        [0.62, horizon + 0.002],
        [0.72, horizon - 0.02],
        [0.82, horizon - 0.05],
        [0.92, horizon - 0.06],
        [1.02, horizon - 0.09],
      ],
      headland,
    )
  })
  brush.layer(0.006, () => {
    brush.gradient(
      [
        [0, [206, 184, 148]],
        [0.12, [230, 208, 166]],
        [1, [208, 178, 132]],
      ],
      { x: -0.1, y: shore - 0.004, width: 1.2, height: bottom - shore + 0.02 },
    )
    paintSurf(brush, shore)
  })
  brush.layer(0.013, () => {
    paintPalmLeaf(brush, [-0.07, bottom * 0.02], 0.34)
    paintPalmLeaf(brush, [-0.1, bottom * -0.06], 0.02)
    paintPalmLeaf(brush, [-0.09, bottom * 0.1], 0.78)
  })
  brush.glow([0.85, bottom * 0.05], 0.6, [255, 246, 222], 0.5)
}
