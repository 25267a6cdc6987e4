import { describe, expect, it } from 'vitest'
import { createGBuffer } from './gbuffer.ts'
import { MATERIAL } from './mesh.ts'
import { smoothEdges } from './smooth-edges.ts'

const [WIDTH, HEIGHT] = [60, 20]

/** White cloth below a slanting outline on black, sampled once a pixel, as a rasteriser does. */
const slantingCloth = (slope: number, depth = 0) => {
  const buffer = createGBuffer(WIDTH, HEIGHT)
  const pixels = new Float32Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const pixel = y * WIDTH + x
      const isBelow = y + 0.5 > 8 + slope * (x + 0.5 - WIDTH / 2)
      buffer.depth[pixel] = isBelow ? depth : -1
      buffer.normals[pixel * 3 + 2] = 1
      buffer.materials[pixel] = isBelow ? MATERIAL.innerGarment : MATERIAL.none
      if (isBelow) pixels.fill(200, pixel * 3, pixel * 3 + 3)
    }
  return { buffer, colors: { width: WIDTH, height: HEIGHT, pixels } }
}

/** How much of a column the cloth covers. */
const coverOf = (pixels: Float32Array, x: number): number => {
  let sum = 0
  for (let y = 0; y < HEIGHT; y++) sum += pixels[(y * WIDTH + x) * 3] / 200
  return sum
}

describe('smoothEdges', () => {
  it.each([0.12, -0.12, 0.3])('covers pixels along an outline of slope %d as far as the outline does', (slope) => {
    const { buffer, colors } = slantingCloth(slope)
    const error = () =>
      Math.max(
        ...Array.from({ length: 30 }, (_, at) => {
          const x = at + 15
          return Math.abs(coverOf(colors.pixels, x) - (HEIGHT - 8 - slope * (x + 0.5 - WIDTH / 2)))
        }),
      )
    expect(error()).toBeGreaterThan(0.4)
    smoothEdges(colors, buffer, 100)
    expect(error()).toBeLessThan(0.22)
  })

  it('leaves level edges and what lies within a surface alone', () => {
    const { buffer, colors } = slantingCloth(0)
    colors.pixels[(15 * WIDTH + 30) * 3] = 10
    const before = colors.pixels.slice()
    smoothEdges(colors, buffer, 100)
    expect(colors.pixels).toEqual(before)
  })

  it('gives a rim thinner than a pixel, which samples hit here and there, the colours beside it', () => {
    const { buffer, colors } = slantingCloth(0)
    for (const x of [20, 21, 27, 28, 35])
      for (let channel = 0; channel < 3; channel++) {
        const at = (14 * WIDTH + x) * 3 + channel
        colors.pixels[at] = 20
        buffer.normals[at] = channel === 1 ? -1 : 0
      }
    smoothEdges(colors, buffer, 100)
    for (const x of [20, 24, 27, 35]) expect(colors.pixels[(14 * WIDTH + x) * 3]).toBeGreaterThan(160)
  })

  it('tells one piece of cloth on another of the same kind by where they rest', () => {
    const { buffer, colors } = slantingCloth(0.12)
    for (let pixel = 0; pixel < buffer.materials.length; pixel++) {
      if (buffer.materials[pixel] === MATERIAL.none) buffer.rest[pixel * 3 + 2] = 20
      buffer.materials[pixel] = MATERIAL.innerGarment
      buffer.depth[pixel] = 0
    }
    smoothEdges(colors, buffer, 100)
    expect(colors.pixels.some((value) => value > 20 && value < 180)).toBe(true)
  })
})
