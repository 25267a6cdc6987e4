import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Picture } from '../../image/picture.ts'
import { cssRgb, mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { hash3, valueNoise } from '../../math/noise.ts'
import { OUTLINES } from './garment-shapes.ts'
import type { GarmentShape, Point } from './garment-shapes.ts'

export const WIDTH = 480
export const HEIGHT = 640
const MIDDLE = WIDTH / 2

export type GarmentPattern =
  | { kind: 'plain' }
  | { kind: 'stripes' | 'pinstripes' | 'checks' | 'dots' | 'leaves'; second: Rgb; periodPx: number }

type GarmentBackground = 'white' | 'grey' | 'wood' | 'grass' | 'room'

export type GarmentPhoto = {
  shape: GarmentShape
  color: Rgb
  pattern: GarmentPattern
  texture: 'smooth' | 'denim' | 'knit'
  background: GarmentBackground
  /** The inside of the back is seen through the neckline, as where a garment lies or hangs open. */
  showsInside?: boolean
  seed: number
}

const outline = (context: SKRSContext2D, shape: GarmentShape): void => {
  const right: readonly Point[] = OUTLINES[shape]
  const left = right.toReversed().map(([x, y]): Point => [-x, y])
  context.beginPath()
  for (const [index, [x, y]] of [...right, ...left].entries()) {
    if (index === 0) context.moveTo(MIDDLE + x, y)
    else context.lineTo(MIDDLE + x, y)
  }
  context.closePath()
}

/** How far below its ends the back of a neckline dips. */
const BACK_DIP = 12
const SEAM: Rgb = [20, 18, 24]

/** The neckline, from its left end to its right one. */
const necklineOf = (shape: GarmentShape): Point[] => {
  const right: readonly Point[] = OUTLINES[shape]
  const half = right.slice(0, right.findIndex(([, y], index) => (right[index + 1]?.[1] ?? Infinity) >= y) + 1)
  return [...half.toReversed().map(([x, y]): Point => [MIDDLE - x, y]), ...half.map(([x, y]): Point => [MIDDLE + x, y])]
}

/** The inside of the back, in its own shade, with a label. */
const paintInside = (context: SKRSContext2D, { shape, color }: GarmentPhoto): void => {
  const edge = necklineOf(shape)
  const [leftX, topY] = edge[0]
  const [rightX] = edge[edge.length - 1]
  context.beginPath()
  context.moveTo(leftX, topY)
  context.quadraticCurveTo(MIDDLE, topY + 2 * BACK_DIP, rightX, topY)
  for (const [x, y] of edge.toReversed()) context.lineTo(x, y)
  context.closePath()
  context.fillStyle = cssRgb(mixRgb(color, SEAM, 0.42))
  context.fill()
  context.fillStyle = '#e8e4da'
  context.fillRect(MIDDLE - 9, topY + BACK_DIP + 5, 18, 8)
}

/** Ribs, collar, button band and waistband, as lines and shades of the cloth's own colour. */
const paintSewing = (context: SKRSContext2D, { shape, color }: GarmentPhoto): void => {
  context.strokeStyle = cssRgb(SEAM, 0.35)
  context.lineWidth = 1.5
  if (shape === 'shirt') return paintShirtFront(context, color)
  if (shape === 'trousers' || shape === 'shorts' || shape === 'skirt') {
    const [, top] = OUTLINES[shape][0]
    context.strokeRect(MIDDLE - 120, top + 20, 240, 0.1)
    return
  }
  context.beginPath()
  for (const [x, y] of necklineOf(shape)) context.lineTo(x, y + 12)
  context.stroke()
}

const paintShirtFront = (context: SKRSContext2D, color: Rgb): void => {
  context.strokeRect(MIDDLE - 11, 96, 22, 470)
  context.fillStyle = cssRgb(mixRgb(color, [255, 255, 255], 0.12))
  for (const side of [-1, 1]) {
    context.beginPath()
    for (const [x, y] of [
      [0, 98],
      [20, 72],
      [48, 70],
      [62, 96],
      [34, 138],
    ])
      context.lineTo(MIDDLE + side * x, y)
    context.closePath()
    context.fill()
    context.stroke()
  }
  context.fillStyle = '#efece4'
  for (let y = 120; y < 430; y += 58) {
    context.beginPath()
    context.arc(MIDDLE, y, 4, 0, Math.PI * 2)
    context.fill()
  }
}

const paintPattern = (context: SKRSContext2D, { pattern }: GarmentPhoto): void => {
  if (pattern.kind === 'plain') return
  const { kind, second, periodPx: period } = pattern
  context.fillStyle = cssRgb(second)
  if (kind === 'stripes' || kind === 'checks') {
    if (kind === 'checks') context.globalAlpha = 0.55
    for (let y = 0; y < HEIGHT; y += period) context.fillRect(0, y, WIDTH, period * 0.45)
  }
  if (kind === 'checks') for (let x = 0; x < WIDTH; x += period) context.fillRect(x, 0, period * 0.45, HEIGHT)
  if (kind === 'pinstripes') for (let x = 0; x < WIDTH; x += period) context.fillRect(x, 0, period * 0.25, HEIGHT)
  context.globalAlpha = 1
  if (kind === 'dots' || kind === 'leaves')
    for (let row = 0; row * period < HEIGHT; row++)
      for (let column = -1; column * period < WIDTH; column++) {
        const x = (column + (kind === 'leaves' && row % 2 === 1 ? 0.5 : 0)) * period
        context.beginPath()
        if (kind === 'dots') context.arc(x, row * period, period * 0.24, 0, Math.PI * 2)
        else context.ellipse(x, row * period, period * 0.36, period * 0.15, 0.7, 0, Math.PI * 2)
        context.fill()
      }
}

const paintBackground = (context: SKRSContext2D, { background, seed }: GarmentPhoto): void => {
  const base: Record<GarmentBackground, Rgb> = {
    white: [246, 246, 244],
    grey: [176, 178, 182],
    wood: [156, 112, 74],
    grass: [92, 128, 62],
    room: [206, 196, 182],
  }
  context.fillStyle = cssRgb(base[background])
  context.fillRect(0, 0, WIDTH, HEIGHT)
  if (background === 'wood')
    for (let plank = 0; plank < 7; plank++) {
      context.fillStyle = cssRgb(mixRgb(base.wood, [70, 44, 24], 0.5 * hash3(plank, seed, 1)), 0.7)
      context.fillRect((plank * WIDTH) / 7, 0, WIDTH / 7 - 2, HEIGHT)
    }
  if (background === 'grass')
    for (let blade = 0; blade < 2600; blade++) {
      const [x, y] = [hash3(blade, seed, 2) * WIDTH, hash3(blade, seed, 3) * HEIGHT]
      context.strokeStyle = cssRgb(mixRgb([52, 84, 34], [150, 178, 92], hash3(blade, seed, 4)))
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + 8 * hash3(blade, seed, 5) - 4, y - 14)
      context.stroke()
    }
  if (background === 'room')
    for (let thing = 0; thing < 26; thing++) {
      const shade: Rgb = [
        60 + 170 * hash3(thing, seed, 6),
        60 + 150 * hash3(thing, seed, 7),
        60 + 150 * hash3(thing, seed, 8),
      ]
      context.fillStyle = cssRgb(shade)
      const [x, y] = [hash3(thing, seed, 9) * WIDTH, hash3(thing, seed, 10) * HEIGHT]
      context.fillRect(x - 20, y - 30, 30 + 70 * hash3(thing, seed, 11), 30 + 80 * hash3(thing, seed, 12))
    }
}

/** Light from one side, folds, weave and noise. */
const light = ({ data }: Picture, { texture, seed }: GarmentPhoto, covered: Uint8ClampedArray): void => {
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = (y * WIDTH + x) * 4
      const grain = (hash3(x, y, seed) - 0.5) * 7
      let factor = 1.04 - (0.1 * x) / WIDTH
      if (covered[at + 3] > 128) {
        factor *= 0.9 + 0.2 * valueNoise(x / 46 + y / 160, y / 120 - x / 150, seed)
        if (texture === 'denim') factor *= 0.9 + 0.2 * hash3(Math.floor((x + y) / 2), y, 3)
        if (texture === 'knit')
          factor *= 0.84 + 0.16 * Math.abs(Math.sin((x * Math.PI) / 6)) + 0.1 * Math.sin((y * Math.PI) / 4)
      }
      for (let channel = 0; channel < 3; channel++) data[at + channel] = data[at + channel] * factor + grain
    }
}

/** Draws the photo of a garment laid flat, as people take them. */
export const drawGarmentPhoto = (photo: GarmentPhoto): { picture: Picture; covered: Uint8Array } => {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  paintBackground(context, photo)
  const layer = createCanvas(WIDTH, HEIGHT)
  const ink = layer.getContext('2d')
  outline(ink, photo.shape)
  ink.save()
  ink.clip()
  ink.fillStyle = cssRgb(photo.color)
  ink.fillRect(0, 0, WIDTH, HEIGHT)
  paintPattern(ink, photo)
  paintSewing(ink, photo)
  ink.restore()
  if (photo.showsInside) paintInside(ink, photo)
  const covered = ink.getImageData(0, 0, WIDTH, HEIGHT).data
  context.shadowColor = 'rgba(0,0,0,0.35)'
  context.shadowBlur = 10
  context.shadowOffsetY = 4
  context.drawImage(layer, 0, 0)
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT)
  const picture = { width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(data) }
  light(picture, photo, covered)
  return { picture, covered: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (covered[i * 4 + 3] > 128 ? 1 : 0)) }
}
