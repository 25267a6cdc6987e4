import { expect, it } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { paintBackdrop } from '../../render/backdrop/paint-backdrop.ts'
import { paintWeather } from '../../render/backdrop/paint-weather.ts'
import { viewOfCamera } from '../../render/backdrop/view.ts'
import { framingCamera } from '../../render/view/camera.ts'
import { AIRS, BESIDE_NAMES } from './names.ts'
import type { Air, Beside } from './names.ts'

const [width, height] = [120, 176]
const scene = { backdrop: 'beach', lighting: 'soft', keyLight: 'left', time: 'day', weather: 'clear', seed: 4 } as const
const paint = (framing: 'half-body' | 'full-body', beside?: readonly { name: Beside }[], air?: readonly Air[]) => {
  const view = viewOfCamera(framingCamera(framing, width, height), 13.4)
  const all = { ...scene, framing, ...(beside && { beside }), ...(air && { air }) }
  const data = paintBackdrop(all, view, { createCanvas: createNodeCanvas })
  const picture = { width, height, data: new Uint8ClampedArray(data) }
  paintWeather(createNodeCanvas, picture, all)
  return picture.data
}
const BARE = { 'full-body': paint('full-body'), 'half-body': paint('half-body') }
const differing = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
  let count = 0
  for (let at = 0; at < a.length; at += 4)
    if (Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) > 30) count += 1
  return count / (width * height)
}

it.each(BESIDE_NAMES)('a %s is seen beside the person, in whole and half bodies', (name) => {
  for (const framing of ['full-body', 'half-body'] as const) {
    const share = differing(paint(framing, [{ name }]), BARE[framing])
    expect(share).toBeGreaterThan(0.004)
    expect(share).toBeLessThan(0.75)
  }
})

it.each(AIRS)('%s is seen in the air, and leaves most of the picture as it is', (air) => {
  const share = differing(paint('half-body', undefined, [air]), BARE['half-body'])
  expect(share).toBeGreaterThan(0.003)
  expect(share).toBeLessThan(0.8)
})

it('the same scene has the same pixels', () => {
  expect(paint('full-body', [{ name: 'dog' }], ['confetti'])).toEqual(
    paint('full-body', [{ name: 'dog' }], ['confetti']),
  )
})
