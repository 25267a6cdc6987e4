import { expect, it } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { WEATHERS } from '../../places/hour.ts'
import type { BackdropScene } from './paint-backdrop.ts'
import { paintWeather } from './paint-weather.ts'

const SCENE: BackdropScene = { backdrop: 'city', lighting: 'soft', keyLight: 'left', seed: 3 }

const weathered = (scene: Partial<BackdropScene>) => {
  const picture = {
    width: 80,
    height: 100,
    data: new Uint8ClampedArray(80 * 100 * 4).fill(255).map((value, index) => (index % 4 === 3 ? value : 90)),
  }
  paintWeather(createNodeCanvas, picture, { ...SCENE, ...scene })
  return picture.data.join(',')
}

it('falls differently in rain, snow and fog, and not at all in clear and cloudy weather', () => {
  const pictures = WEATHERS.map((weather) => weathered({ weather }))
  expect(new Set(pictures).size).toBe(4)
  expect(weathered({ weather: 'clear' })).toBe(weathered({ weather: 'cloudy' }))
})

it('gives the same bytes for the same scene and others for another seed', () => {
  expect(weathered({ weather: 'snow' })).toBe(weathered({ weather: 'snow' }))
  expect(weathered({ weather: 'snow', seed: 4 })).not.toBe(weathered({ weather: 'snow' }))
})

it('stays outside', () => {
  expect(weathered({ weather: 'rain', backdrop: 'cafe' })).toBe(weathered({ weather: 'clear', backdrop: 'cafe' }))
})
