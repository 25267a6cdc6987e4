import { expect, it } from 'vitest'
import type { Picture } from '../../scene/portrait-scene.ts'
import { fillBehind } from './fill-behind.ts'

const [width, height] = [240, 200]
const stripe = 10
const disc = { x: 120, y: 100, radius: 70 }
const isHidden = (at: number) => Math.hypot((at % width) - disc.x, Math.floor(at / width) - disc.y) < disc.radius

/** Level stripes of two greens, with a red disc before them. */
const stripes = (): Picture => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const green = Math.floor(at / width / stripe) % 2 === 0 ? 90 : 190
    data.set(isHidden(at) ? [250, 0, 0, 255] : [20, green, 40, 255], at * 4)
  }
  return { width, height, data }
}

it('fills what is hidden from what is around it, and changes nothing else', () => {
  const picture = stripes()
  const hole = Uint8Array.from({ length: width * height }, (_, at) => (isHidden(at) ? 1 : 0))
  const { data } = fillBehind(picture, hole)
  for (let at = 0; at < hole.length; at++) {
    if (hole[at]) expect(data[at * 4]).toBeLessThan(30)
    else expect(data.subarray(at * 4, at * 4 + 4)).toEqual(picture.data.subarray(at * 4, at * 4 + 4))
  }
})

it('goes on with what reaches the rim', () => {
  const hole = Uint8Array.from({ length: width * height }, (_, at) => (isHidden(at) ? 1 : 0))
  const { data } = fillBehind(stripes(), hole)
  const greenAt = (x: number, y: number) => data[(y * width + x) * 4 + 1]
  const inside = disc.x - disc.radius + 12
  expect(greenAt(inside, 105)).toBeLessThan(130)
  expect(greenAt(inside, 95)).toBeGreaterThan(150)
})

it('leaves a picture without a hole as it is, and one that is all hole too', () => {
  const picture = stripes()
  const all = (value: number) => new Uint8Array(width * height).fill(value)
  expect(fillBehind(picture, all(0)).data).toEqual(picture.data)
  expect(fillBehind(picture, all(1)).data).toHaveLength(picture.data.length)
})
