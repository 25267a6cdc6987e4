import { expect, it } from 'vitest'
import type { Picture } from '../../image/picture.ts'
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

const hidden = Uint8Array.from({ length: width * height }, (_, at) => (isHidden(at) ? 1 : 0))
const nothing = new Uint8Array(width * height)

it('fills what is hidden from what is around it, and changes nothing else', () => {
  const picture = stripes()
  const { data } = fillBehind(picture, hidden)
  const pixels = [...hidden.keys()]
  expect(Math.max(...pixels.filter(isHidden).map((at) => data[at * 4]))).toBeLessThan(30)
  const kept = (from: Uint8ClampedArray) =>
    pixels.flatMap((at) => (isHidden(at) ? [] : [from[at * 4], from[at * 4 + 1]]))
  expect(kept(data)).toEqual(kept(picture.data))
})

it('goes on with what reaches the rim', () => {
  const { data } = fillBehind(stripes(), hidden)
  const greenAt = (x: number, y: number) => data[(y * width + x) * 4 + 1]
  const inside = disc.x - disc.radius + 12
  expect(greenAt(inside, 105)).toBeLessThan(130)
  expect(greenAt(inside, 95)).toBeGreaterThan(150)
})

it('leaves a picture without a hole as it is, and stands one that is all hole', () => {
  const picture = stripes()
  expect(fillBehind(picture, nothing).data).toEqual(picture.data)
  expect(
    fillBehind(
      picture,
      nothing.map(() => 1),
    ).data,
  ).toHaveLength(picture.data.length)
})
