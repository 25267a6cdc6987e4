import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { createRandom } from '../../studio/src/math/random.ts'
import type { Random } from '../../studio/src/math/random.ts'

export type Pixels = { width: number; height: number; data: Uint8Array }
type Size = { width: number; height: number }

const smallestLeaf = 3

const colour = (random: Random): string =>
  `hsl(${Math.round(random() * 360)} ${Math.round(random() * 60)}% ${Math.round(8 + random() * 84)}%)`

const fade = (context: SKRSContext2D, { width, height }: Size, colours: [string, string]): void => {
  const gradient = context.createLinearGradient(0, 0, width * 0.2, height)
  gradient.addColorStop(0, colours[0])
  gradient.addColorStop(1, colours[1])
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}

/**
 * Discs that hide each other, many small and few large: the statistics of edges and scales of photographs (A. Lee,
 * D. Mumford and J. Huang, "Occlusion models for natural images", 2001).
 */
const paintLeaves = (context: SKRSContext2D, { width, height }: Size, random: Random): void => {
  const largest = Math.min(width, height) / 2
  const count = 200 + Math.round(random() * 1400)
  for (let leaf = 0; leaf < count; leaf++) {
    // Radii with a density of the power -3 between the two bounds.
    const radius = 1 / Math.sqrt(1 / smallestLeaf ** 2 - random() * (1 / smallestLeaf ** 2 - 1 / largest ** 2))
    context.fillStyle = colour(random)
    context.beginPath()
    context.ellipse(random() * width, random() * height, radius, radius * (0.4 + random()), random() * 3, 0, 7)
    context.fill()
  }
}

/** Rows of the same thing again and again, which could be taken for a repeated tile. */
const paintWall = (context: SKRSContext2D, { width, height }: Size, random: Random): void => {
  const stone = { width: 8 + random() * 90, height: 6 + random() * 50 }
  const joint = 1 + random() * 4
  fade(context, { width, height }, [colour(random), colour(random)])
  context.fillStyle = colour(random)
  for (let row = 0; row * stone.height < height; row++)
    for (let x = -((row % 2) * stone.width) / 2; x < width; x += stone.width)
      context.fillRect(x, row * stone.height, stone.width - joint, stone.height - joint)
}

const paintSky = (context: SKRSContext2D, size: Size, random: Random): void => {
  fade(context, size, [colour(random), colour(random)])
  const horizon = size.height * (0.4 + random() * 0.5)
  context.translate(0, horizon)
  paintLeaves(context, { width: size.width, height: size.height - horizon }, random)
  context.setTransform(1, 0, 0, 1, 0, 0)
}

const paintFade = (context: SKRSContext2D, size: Size, random: Random): void =>
  fade(context, size, [colour(random), colour(random)])

const PAINTERS = [paintLeaves, paintSky, paintWall, paintFade]

/** Clouds: noise whose swing grows with its size, as in most surfaces (a power spectrum of about 1 / f^2). */
const drawClouds = async ({ width, height }: Size, random: Random): Promise<Float32Array> => {
  const clouds = new Float32Array(width * height)
  for (let cells = 4; cells <= 64; cells *= 2) {
    const grid = Uint8Array.from({ length: cells * cells }, () => random() * 256)
    const layer = await sharp(grid, { raw: { width: cells, height: cells, channels: 1 } })
      .resize({ width, height, fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
    for (let index = 0; index < clouds.length; index++)
      clouds[index] = (clouds[index] ?? 0) + ((layer[index] ?? 0) - 128) / cells
  }
  return clouds
}

/**
 * A picture as a camera might have taken it, from a seed: leaves, skies, walls or plain fades, with the texture of clouds
 * and the noise of a sensor. RGB.
 */
export const paintNaturalLike = async (seed: number, size: Size): Promise<Pixels> => {
  const random = createRandom(seed * 7919 + 13)
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  PAINTERS[seed % PAINTERS.length]?.(context, size, random)
  const clouds = await drawClouds(size, random)
  const painted = context.getImageData(0, 0, size.width, size.height).data
  const [texture, noise] = [random() ** 2 * 8, random() ** 2 * 24]
  const data = new Uint8Array(size.width * size.height * 3)
  for (let pixel = 0; pixel < clouds.length; pixel++) {
    const change = (clouds[pixel] ?? 0) * texture + (random() + random() - 1) * noise
    for (let channel = 0; channel < 3; channel++)
      data[pixel * 3 + channel] = Math.max(0, Math.min(255, (painted[pixel * 4 + channel] ?? 0) + change))
  }
  return { ...size, data }
}
