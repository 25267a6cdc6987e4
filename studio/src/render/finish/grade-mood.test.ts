import { expect, it } from 'vitest'
import { MOODS } from '../../scene/scene.ts'
import { gradeMood } from './grade.ts'

const picture = () => ({
  width: 3,
  height: 1,
  data: Uint8ClampedArray.from([200, 120, 90, 255, 30, 40, 60, 255, 240, 240, 230, 255]),
})

it('gives every mood its own colours and keeps the picture opaque', () => {
  const graded = MOODS.map((mood) => {
    const result = picture()
    gradeMood(result, mood)
    expect([result.data[3], result.data[7], result.data[11]]).toEqual([255, 255, 255])
    return result.data.join(',')
  })
  expect(new Set(graded).size).toBe(MOODS.length)
  expect(graded[MOODS.indexOf('natural')]).toBe(picture().data.join(','))
})

it('takes all colour out of a monochrome picture', () => {
  const result = picture()
  gradeMood(result, 'monochrome')
  for (let at = 0; at < result.data.length; at += 4) {
    expect(Math.abs(result.data[at] - result.data[at + 1])).toBeLessThanOrEqual(1)
    expect(Math.abs(result.data[at] - result.data[at + 2])).toBeLessThanOrEqual(1)
  }
})
