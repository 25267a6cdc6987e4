import type { Rgb } from '../../../identity/identity.ts'
import type { BackdropBrush } from '../backdrop-brush.ts'

const SPINE_COLORS: readonly [Rgb, ...Rgb[]] = [
  [120, 44, 38],
  [42, 66, 84],
  [150, 112, 62],
  [58, 78, 58],
  [196, 172, 132],
  [88, 54, 42],
  [166, 84, 48],
  [52, 46, 66],
]
const WOOD: Rgb = [92, 60, 40]

type Shelf = { left: number; right: number; y: number; height: number; light: number }

function paintBooks(brush: BackdropBrush, shelf: Shelf): void {
  let x = shelf.left + 0.01
  while (x < shelf.right - 0.02) {
    const width = brush.between(0.012, 0.028)
    const height = shelf.height * brush.between(0.62, 0.92)
    if (brush.random() < 0.93) {
      const spine = brush.pick(SPINE_COLORS)
      const tone = shelf.light * brush.between(0.85, 1.15)
      const color: Rgb = [spine[0] * tone, spine[1] * tone, spine[2] * tone]
      brush.rect({ x, y: shelf.y - height, width, height }, color)
      brush.rect({ x, y: shelf.y - height, width: width * 0.22, height }, [255, 226, 180], 0.16)
      brush.rect({ x, y: shelf.y - height * 0.78, width, height: height * 0.06 }, [226, 190, 112], 0.7)
    }
    x += width + 0.0015
  }
}

function paintBookcase(brush: BackdropBrush, left: number, right: number): void {
  const { bottom } = brush
  brush.rect({ x: left, y: 0, width: right - left, height: bottom }, [42, 28, 22])
  const rowHeight = 0.15
  for (let row = 0; row * rowHeight < bottom + rowHeight; row++) {
    const y = (row + 0.86) * rowHeight
    brush.glow([(left + right) / 2, y - rowHeight * 0.4], 0.18, [255, 196, 120], 0.18)
    paintBooks(brush, { left, right, y, height: rowHeight * 0.86, light: 1.15 - 0.35 * (y / bottom) })
    brush.rect({ x: left, y, width: right - left, height: 0.016 }, WOOD)
    brush.rect({ x: left, y, width: right - left, height: 0.004 }, [168, 116, 74])
  }
  for (const x of [left - 0.012, right - 0.008]) {
    brush.rect({ x, y: 0, width: 0.02, height: bottom }, WOOD)
    brush.rect({ x, y: 0, width: 0.005, height: bottom }, [160, 108, 70])
  }
}

function paintArchWindow(brush: BackdropBrush): void {
  const { bottom, context } = brush
  const top = bottom * 0.2
  context.save()
  context.beginPath()
  context.moveTo(0.37, bottom * 0.9)
  context.lineTo(0.37, top + 0.1)
  context.arc(0.5, top + 0.1, 0.13, Math.PI, 0)
  context.lineTo(0.63, bottom * 0.9)
  context.closePath()
  context.clip()
  brush.gradient(
    [
      [0, [238, 226, 196]],
      [0.6, [252, 242, 214]],
      [1, [206, 188, 150]],
    ],
    { x: 0.3, y: top - 0.05, width: 0.4, height: bottom * 0.8 },
  )
  for (const x of [0.452, 0.545]) brush.rect({ x, y: 0, width: 0.008, height: bottom }, [104, 74, 52])
  for (const share of [0.34, 0.48, 0.62, 0.76])
    brush.rect({ x: 0.3, y: bottom * share, width: 0.4, height: 0.008 }, [104, 74, 52])
  context.restore()
}

function paintDeskLamp(brush: BackdropBrush, x: number): void {
  const y = brush.bottom * 0.72
  brush.rect({ x: x - 0.005, y, width: 0.01, height: 0.17 }, [180, 140, 70])
  brush.glow([x, y + 0.05], 0.26, [255, 208, 130], 0.8)
  brush.ellipse([x, y], [0.085, 0.034], [36, 110, 78])
  brush.ellipse([x, y - 0.008], [0.062, 0.014], [120, 190, 150])
  brush.ellipse([x, y + 0.022], [0.07, 0.012], [255, 240, 196])
}

/** A reading room: tall bookcases either side of an arched window, a green desk lamp. */
export function paintLibrary(brush: BackdropBrush): void {
  const { bottom } = brush
  brush.rect({ x: -0.1, y: 0, width: 1.2, height: bottom }, [74, 50, 36])
  brush.layer(0.009, () => paintArchWindow(brush))
  brush.layer(0.0065, () => {
    paintBookcase(brush, -0.03, 0.33)
    paintBookcase(brush, 0.68, 1.04)
  })
  brush.glow([0.5, bottom * 0.35], 0.5, [255, 224, 170], 0.35)
  brush.layer(0.008, () => paintDeskLamp(brush, 0.88))
  brush.layer(0.03, () => {
    brush.rect({ x: -0.1, y: bottom * 0.95, width: 1.2, height: bottom * 0.1 }, [58, 36, 26])
  })
}
