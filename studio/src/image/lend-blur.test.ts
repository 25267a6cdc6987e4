import { createCanvas as createNative } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { identityFromText } from '../prompt/from-text.ts'
import { renderPortrait } from '../render/picture.ts'
import type { Canvas, CreateCanvas } from './canvas.ts'
import { lendBlur } from './lend-blur.ts'

const native: CreateCanvas = (width, height) => createNative(width, height) as unknown as Canvas

/** As in a browser that knows no filters: what is set there does nothing. */
const withoutFilter: CreateCanvas = (width, height) => {
  const canvas = native(width, height)
  Object.defineProperty(canvas.getContext('2d'), 'filter', { value: 'none', writable: true, configurable: true })
  return canvas
}

const withOurs: CreateCanvas = (width, height) => {
  const canvas = withoutFilter(width, height)
  lendBlur(canvas, withoutFilter)
  return canvas
}

type Drawing = (context: OffscreenCanvasRenderingContext2D) => void

const DRAWINGS: Record<string, Drawing> = {
  'a filled path': (context) => {
    context.filter = 'blur(3.00px)'
    context.fillStyle = 'rgb(200,40,60)'
    context.globalAlpha = 0.7
    context.beginPath()
    context.moveTo(12, 10)
    context.lineTo(50, 18)
    context.lineTo(30, 52)
    context.closePath()
    context.fill()
  },
  'a stroke, turned and stretched': (context) => {
    context.translate(32, 32)
    context.scale(1.4, 0.8)
    context.rotate(0.5)
    context.filter = 'blur(2.00px)'
    context.strokeStyle = 'rgb(20,90,200)'
    context.lineWidth = 6
    context.beginPath()
    context.ellipse(0, 0, 14, 9, 0.3, 0, Math.PI * 2)
    context.stroke()
  },
  'a gradient within a clip, multiplied': (context) => {
    context.fillStyle = 'rgb(240,220,200)'
    context.fillRect(0, 0, 64, 64)
    context.save()
    context.beginPath()
    context.rect(8, 8, 40, 40)
    context.clip()
    context.globalCompositeOperation = 'multiply'
    const shade = context.createRadialGradient(30, 30, 2, 30, 30, 24)
    shade.addColorStop(0, 'rgba(120,20,20,1)')
    shade.addColorStop(1, 'rgba(20,20,120,0.2)')
    context.filter = 'blur(2.50px)'
    context.fillStyle = shade
    context.beginPath()
    context.arc(30, 30, 20, 0, Math.PI * 2)
    context.fill()
    context.restore()
    context.fillStyle = 'rgb(10,10,10)'
    context.fillRect(54, 54, 6, 6)
  },
  'a picture, mirrored and halved': (context) => {
    const picture = native(64, 64)
    const pen = picture.getContext('2d')
    pen.fillStyle = 'rgb(30,160,90)'
    pen.fillRect(10, 20, 30, 24)
    context.setTransform(0.5, 0, 0, -0.5, 8, 48)
    context.filter = 'blur(4.00px)'
    context.drawImage(picture, 0, 0)
  },
}

const draw = (createCanvas: CreateCanvas, drawing: Drawing) => {
  const context = createCanvas(64, 64).getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 64, 64)
  drawing(context)
  return context.getImageData(0, 0, 64, 64).data
}

/** Mean and largest difference of two pictures, of 255. */
const differenceOf = (one: ArrayLike<number>, other: ArrayLike<number>) => {
  const all = Array.from(one, (value, place) => Math.abs(value - (other[place] ?? 0)))
  return { mean: all.reduce((sum, value) => sum + value, 0) / all.length, most: Math.max(...all) }
}

// Proves: live-own-blur
test.each(Object.entries(DRAWINGS))('%s is as soft as by the filter of the canvas', (_name, drawing) => {
  const wanted = draw(native, drawing)
  expect(differenceOf(draw(withoutFilter, drawing), wanted).most, 'without a blur').toBeGreaterThan(30)
  const { mean, most } = differenceOf(draw(withOurs, drawing), wanted)
  expect(mean).toBeLessThan(1.5)
  expect(most).toBeLessThan(24)
})

test('a person is the same by our blur, and drawn otherwise without any', () => {
  const { identity, scene } = identityFromText(
    'Woman, 34, freckles, green eyes, round glasses, hoop earrings',
    'female',
  )
  const portrait = (createCanvas: CreateCanvas) =>
    renderPortrait(identity, scene, { width: 160, height: 160, createCanvas }).data
  const wanted = portrait(native)
  const ours = differenceOf(portrait(withOurs), wanted)
  expect(ours.mean).toBeLessThan(0.5)
  expect(differenceOf(portrait(withoutFilter), wanted).mean).toBeGreaterThan(ours.mean * 2)
})
