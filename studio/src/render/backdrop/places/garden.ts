import type { Rgb } from '../../../identity/identity.ts'
import type { BackdropBrush } from '../backdrop-brush.ts'

type Foliage = {
  count: number
  band: readonly [number, number]
  size: readonly [number, number]
  colors: readonly [Rgb, ...Rgb[]]
}

function paintFoliage(brush: BackdropBrush, foliage: Foliage): void {
  const { bottom } = brush
  for (let index = 0; index < foliage.count; index++) {
    const color = brush.pick(foliage.colors)
    const light = brush.between(0.82, 1.2)
    const size = brush.between(foliage.size[0], foliage.size[1])
    const spot: [number, number] = [
      brush.between(-0.05, 1.05),
      bottom * brush.between(foliage.band[0], foliage.band[1]),
    ]
    brush.ellipse(
      spot,
      [size, size * brush.between(0.35, 0.7)],
      [color[0] * light, color[1] * light, color[2] * light],
      brush.random() * 3,
    )
  }
}

function paintTrunk(brush: BackdropBrush, x: number, width: number): void {
  const { bottom } = brush
  brush.polygon(
    [
      [x - width * 0.35, -0.02],
      [x + width * 0.35, -0.02],
      [x + width * 0.6, bottom * 0.84],
      [x - width * 0.6, bottom * 0.84],
    ],
    [74, 62, 48],
  )
  brush.polygon(
    [
      [x - width * 0.35, -0.02],
      [x - width * 0.1, -0.02],
      [x - width * 0.2, bottom * 0.84],
      [x - width * 0.6, bottom * 0.84],
    ],
    [140, 118, 84],
    0.7,
  )
}

function paintBlossoms(brush: BackdropBrush): void {
  const { bottom } = brush
  for (const [x, y] of [
    [0.1, 0.66],
    [0.2, 0.76],
    [0.87, 0.62],
    [0.95, 0.74],
    [0.78, 0.78],
  ] as const) {
    const color = brush.pick<Rgb>([
      [242, 168, 190],
      [250, 232, 224],
      [232, 120, 150],
    ])
    for (let flower = 0; flower < 9; flower++) {
      const spot: [number, number] = [x + brush.between(-0.06, 0.06), y * bottom + brush.between(-0.05, 0.05)]
      const radius = brush.between(0.008, 0.018)
      brush.ellipse(spot, [radius, radius * 0.85], color)
      brush.ellipse([spot[0] - radius * 0.2, spot[1] - radius * 0.3], [radius * 0.45, radius * 0.35], [255, 244, 240])
    }
  }
}

/** Trunks, lawn, hedge and blossoms. */
function paintMiddleGround(brush: BackdropBrush): void {
  const { bottom } = brush
  paintTrunk(brush, 0.2, 0.055)
  paintTrunk(brush, 0.74, 0.036)
  paintTrunk(brush, 0.9, 0.075)
  brush.gradient(
    [
      [0, [186, 206, 112]],
      [0.3, [142, 178, 84]],
      [1, [86, 124, 56]],
    ],
    { x: -0.1, y: bottom * 0.72, width: 1.2, height: bottom * 0.3 },
  )
  paintFoliage(brush, {
    count: 150,
    band: [0.56, 0.76],
    size: [0.014, 0.04],
    colors: [
      [70, 112, 54],
      [98, 140, 66],
      [128, 164, 80],
      [54, 92, 48],
    ],
  })
  paintBlossoms(brush)
}

/** A park in late morning: sunlit lawn, hedges in blossom, trunks, leaves near the lens. */
export function paintGarden(brush: BackdropBrush): void {
  const { bottom } = brush
  brush.gradient([
    [0, [150, 182, 120]],
    [0.35, [206, 220, 158]],
    [0.62, [138, 170, 92]],
    [1, [70, 104, 52]],
  ])
  brush.layer(0.022, () => {
    paintFoliage(brush, {
      count: 170,
      band: [-0.05, 0.5],
      size: [0.03, 0.085],
      colors: [
        [96, 140, 72],
        [140, 176, 92],
        [186, 206, 128],
        [72, 116, 62],
      ],
    })
    paintFoliage(brush, {
      count: 36,
      band: [0.02, 0.42],
      size: [0.012, 0.03],
      colors: [
        [250, 246, 206],
        [228, 236, 172],
      ],
    })
  })
  brush.layer(0.011, () => paintMiddleGround(brush))
  brush.layer(0.02, () => {
    paintFoliage(brush, {
      count: 46,
      band: [-0.06, 0.12],
      size: [0.03, 0.07],
      colors: [
        [48, 84, 42],
        [66, 108, 48],
        [92, 132, 58],
      ],
    })
  })
  brush.layer(0.002, () => {
    for (let index = 0; index < 18; index++) {
      const spot: [number, number] = [brush.random(), bottom * brush.between(0.04, 0.44)]
      brush.bokeh(spot, brush.between(0.012, 0.03), [244, 250, 190], brush.between(0.1, 0.32))
    }
  })
  brush.glow([0.3, bottom * 0.12], 0.7, [255, 250, 206], 0.5)
}
