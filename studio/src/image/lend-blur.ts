import type { Canvas, Context2D, CreateCanvas } from './canvas.ts'

const BLUR = /^blur\((?<sigma>[\d.]+)px\)$/
/** A blur of less than this changes nothing that anybody could see. */
const LEAST_SIGMA = 0.25
/** How many sigmas a blur reaches. */
const REACH = 3
const PASSES = 3

type Box = { left: number; top: number; right: number; bottom: number }
type Point = readonly [x: number, y: number]

/** Radii of three boxes that together come nearest to a Gaussian. */
const boxRadii = (sigma: number): number[] => {
  const ideal = Math.sqrt((12 * sigma * sigma) / PASSES + 1)
  const low = Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0)
  const lows = Math.round((12 * sigma * sigma - PASSES * low * low - 4 * PASSES * low - 3 * PASSES) / (-4 * low - 4))
  return Array.from({ length: PASSES }, (_, pass) => ((pass < lows ? low : low + 2) - 1) / 2)
}

/** One box blur along rows or columns of four channels; beyond the edges nothing is painted. */
const blurLines = (
  from: Float32Array,
  to: Float32Array,
  { lines, length, line, step, radius }: { lines: number; length: number; line: number; step: number; radius: number },
): void => {
  const share = 1 / (2 * radius + 1)
  for (let at = 0; at < lines; at++)
    for (let channel = 0; channel < 4; channel++) {
      const start = at * line + channel
      let sum = 0
      for (let i = 0; i < Math.min(radius, length); i++) sum += from[start + i * step]
      for (let i = 0; i < length; i++) {
        if (i + radius < length) sum += from[start + (i + radius) * step]
        to[start + i * step] = sum * share
        if (i - radius >= 0) sum -= from[start + (i - radius) * step]
      }
    }
}

/** Blurs what is painted on a canvas. */
const blurCanvas = (context: Context2D, { width, height }: { width: number; height: number }, sigma: number): void => {
  const image = context.getImageData(0, 0, width, height)
  const { data } = image
  // Colours count as much as they cover.
  let now = new Float32Array(data.length)
  for (let i = 0; i < data.length; i += 4) {
    const cover = data[i + 3] / 255
    for (let channel = 0; channel < 3; channel++) now[i + channel] = data[i + channel] * cover
    now[i + 3] = data[i + 3]
  }
  let next = new Float32Array(data.length)
  const [row, pixel] = [width * 4, 4]
  for (const radius of boxRadii(sigma)) {
    if (radius < 1) continue
    blurLines(now, next, { lines: height, length: width, line: row, step: pixel, radius })
    ;[now, next] = [next, now]
    blurLines(now, next, { lines: width, length: height, line: pixel, step: row, radius })
    ;[now, next] = [next, now]
  }
  for (let i = 0; i < data.length; i += 4) {
    const cover = now[i + 3] / 255
    for (let channel = 0; channel < 3; channel++) data[i + channel] = cover > 0 ? now[i + channel] / cover : 0
    data[i + 3] = now[i + 3]
  }
  context.putImageData(image, 0, 0)
}

const boxAround = (points: readonly Point[], { a, b, c, d, e, f }: DOMMatrix): Box => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    const [px, py] = [a * x + c * y + e, b * x + d * y + f]
    box.left = Math.min(box.left, px)
    box.top = Math.min(box.top, py)
    box.right = Math.max(box.right, px)
    box.bottom = Math.max(box.bottom, py)
  }
  return box
}

const corners = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
]

const around = (x: number, y: number, radius: number): Point[] =>
  corners(x - radius, y - radius, radius * 2, radius * 2)

/** What a path is made of here, with points around each step. */
const STEPS = {
  moveTo: ([x = 0, y = 0]: number[]): Point[] => [[x, y]],
  lineTo: ([x = 0, y = 0]: number[]): Point[] => [[x, y]],
  quadraticCurveTo: ([cx = 0, cy = 0, x = 0, y = 0]: number[]): Point[] => [
    [cx, cy],
    [x, y],
  ],
  bezierCurveTo: ([ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0]: number[]): Point[] => [
    [ax, ay],
    [bx, by],
    [x, y],
  ],
  arc: ([x = 0, y = 0, radius = 0]: number[]): Point[] => around(x, y, radius),
  ellipse: ([x = 0, y = 0, across = 0, up = 0]: number[]): Point[] => around(x, y, Math.max(across, up)),
  rect: ([x = 0, y = 0, width = 0, height = 0]: number[]): Point[] => corners(x, y, width, height),
  closePath: (): Point[] => [],
} as const
type Step = keyof typeof STEPS
const STEP_NAMES = Object.keys(STEPS) as Step[]

/** Of how something is painted, all that the canvas beside has to know. */
const COPIED = [
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'miterLimit',
  'imageSmoothingEnabled',
  'imageSmoothingQuality',
] as const

type Painting = (context: Context2D) => void

/**
 * Gives a context a blur of our own where its browser has none: what is painted while `filter` is a blur is painted on a
 * canvas beside, blurred and laid on. Paths are taken down as they are traced.
 */
export const lendBlur = (canvas: Canvas, createCanvas: CreateCanvas): void => {
  const context = canvas.getContext('2d')
  let sigma = 0
  const sigmas: number[] = []
  let path: { step: Step; args: number[] }[] = []
  type Own = 'save' | 'restore' | 'beginPath' | 'fill' | 'stroke' | 'fillRect' | 'drawImage' | Step
  const own = (name: Own) => (context[name] as (...args: unknown[]) => void).bind(context)
  const [save, restore, beginPath] = [own('save'), own('restore'), own('beginPath')]
  const [fill, stroke, fillRect, drawImage] = [own('fill'), own('stroke'), own('fillRect'), own('drawImage')]

  const paintBlurred = (points: readonly Point[], extra: number, paint: Painting): void => {
    const matrix = context.getTransform()
    const box = boxAround(points, matrix)
    const [reach, margin] = [Math.ceil(sigma * REACH) + 1, Math.ceil(sigma * REACH) + 1 + extra]
    const left = Math.floor(Math.max(box.left - margin, -reach))
    const top = Math.floor(Math.max(box.top - margin, -reach))
    const width = Math.ceil(Math.min(box.right + margin, canvas.width + reach)) - left
    const height = Math.ceil(Math.min(box.bottom + margin, canvas.height + reach)) - top
    if (!(width > 0 && height > 0)) return
    const beside = createCanvas(width, height)
    const soft = beside.getContext('2d')
    for (const name of COPIED) Object.assign(soft, { [name]: context[name] })
    soft.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - left, matrix.f - top)
    paint(soft)
    blurCanvas(soft, beside, sigma)
    save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    drawImage(beside, left, top)
    restore()
  }
  const retrace: Painting = (soft) => {
    soft.beginPath()
    for (const { step, args } of path) (soft[step] as (...values: number[]) => void)(...args)
  }
  const pathPoints = () => path.flatMap(({ step, args }) => STEPS[step](args))

  const lent = {
    save: () => {
      sigmas.push(sigma)
      save()
    },
    restore: () => {
      sigma = sigmas.pop() ?? 0
      restore()
    },
    beginPath: () => {
      path = []
      beginPath()
    },
    fill: (...args: unknown[]) =>
      sigma > 0
        ? paintBlurred(pathPoints(), 0, (soft) => {
            retrace(soft)
            soft.fill(...(args as []))
          })
        : fill(...args),
    stroke: () => {
      if (sigma === 0) return stroke()
      const { a, b, c, d } = context.getTransform()
      const wide = context.lineWidth * Math.max(Math.hypot(a, b), Math.hypot(c, d))
      return paintBlurred(pathPoints(), Math.ceil(wide), (soft) => {
        retrace(soft)
        soft.stroke()
      })
    },
    fillRect: (...args: [number, number, number, number]) =>
      sigma > 0 ? paintBlurred(corners(...args), 0, (soft) => soft.fillRect(...args)) : fillRect(...args),
    drawImage: (...args: [CanvasImageSource, ...number[]]) => {
      if (sigma === 0) return drawImage(...args)
      const [image, ...numbers] = args
      const { width, height } = image as Canvas
      const [x = 0, y = 0, across = width, up = height] = numbers.length > 4 ? numbers.slice(4) : numbers
      return paintBlurred(corners(x, y, across, up), 1, (soft) =>
        (soft.drawImage as (...values: unknown[]) => void)(...args),
      )
    },
  }
  for (const step of STEP_NAMES) {
    const native = own(step)
    Object.assign(context, {
      [step]: (...args: number[]) => {
        path.push({ step, args })
        native(...args)
      },
    })
  }
  Object.assign(context, lent)
  Object.defineProperty(context, 'filter', {
    get: () => (sigma > 0 ? `blur(${sigma}px)` : 'none'),
    set: (wanted: string) => {
      const asked = Number(BLUR.exec(wanted)?.groups?.sigma ?? 0)
      sigma = asked < LEAST_SIGMA ? 0 : asked
    },
  })
}
