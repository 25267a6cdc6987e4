import { expect, test } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import type { Identity } from '../../identity/identity.ts'
import { luma, scaleRgb } from '../../image/rgb.ts'
import type { Scene } from '../../scene/scene.ts'
import { buildHead } from '../head/build-head.ts'
import { lightRig } from '../light/lighting.ts'
import { createGBuffer } from '../raster/gbuffer.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'
import { skinPalette } from '../skin/palette.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'
import { portraitCamera } from '../view/camera.ts'
import { makePose } from '../view/pose.ts'
import { readFaceLight } from './face-light.ts'
import { paintEyeRegion } from './paint-features.ts'

const SIZE = 384
const NIGHT = { backdrop: 'city', time: 'night' } as const

/** A face whose skin everywhere shows this share of its own colour, with one eye painted. */
const sit = (changes: Partial<Scene>, share: number, skinTone = 0.9) => {
  const average = averageIdentity('female')
  const identity: Identity = { ...average, shape: { ...average.shape, skinTone } }
  const scene = plainScene(changes)
  const palette = skinPalette(identity)
  const pose = makePose(scene.pose, portraitCamera(SIZE, SIZE))
  const head = buildHead(identity, scene.expression)
  const buffer = createGBuffer(SIZE, SIZE)
  buffer.materials.fill(MATERIAL.face)
  for (let at = 0; at < buffer.rest.length; at += 3) buffer.rest[at] = 0.3
  const skin = scaleRgb(palette.base, share)
  const colors: ColorBuffer = { width: SIZE, height: SIZE, pixels: new Float32Array(SIZE * SIZE * 3) }
  for (let at = 0; at < colors.pixels.length; at += 3) colors.pixels.set(skin, at)
  const options = { identity, scene, head, pose, palette, rig: lightRig(scene), createCanvas: createNodeCanvas }
  return { colors, buffer, options, skin, eye: [head.layout.eyeX, head.layout.eyeY] as const }
}

const lumasOfEye = ({ colors, buffer, options, eye }: ReturnType<typeof sit>): number[] => {
  paintEyeRegion(colors, buffer, { ...options, side: 1 })
  const { pose, head } = options
  const [centerX, centerY] = pose.toScreen(pose.toWorld(...eye, head.heightAt(...eye)))
  const [across, down] = [head.layout.eyeHalfWidth * pose.camera.scale, 0.09 * pose.camera.scale]
  const lumas: number[] = []
  for (let y = Math.round(centerY - down); y < centerY + down; y++)
    for (let x = Math.round(centerX - across); x < centerX + across; x++) {
      const at = (y * SIZE + x) * 3
      lumas.push(luma([colors.pixels[at], colors.pixels[at + 1], colors.pixels[at + 2]]))
    }
  return lumas.toSorted((a, b) => b - a)
}

/** The brightest white of the eye: what a twelfth of its surroundings, catchlights among them, outshines. */
const whiteOf = (lumas: readonly number[]): number => lumas[Math.round(lumas.length / 12)]

test('eyes by night are dimmer than by day, and dimmer still in the shade, with their catchlights kept', () => {
  const day = lumasOfEye(sit({}, 1))
  const night = lumasOfEye(sit(NIGHT, 0.9))
  const shade = lumasOfEye(sit(NIGHT, 0.5))
  expect(whiteOf(night)).toBeLessThan(0.85 * whiteOf(day))
  expect(whiteOf(shade)).toBeLessThan(0.75 * whiteOf(night))
  for (const lumas of [day, night, shade]) expect(lumas[0]).toBeGreaterThan(215)
})

test('white takes the tint of the lamp and is not outshone by fair skin', () => {
  const { colors, buffer, options, skin, eye } = sit({ ...NIGHT, lighting: 'warm' }, 0.95, 0)
  const light = readFaceLight(colors, buffer, options)(...eye)
  expect(light[0]).toBeGreaterThan(light[2])
  expect(luma(light)).toBeGreaterThan(luma(skin))
})

test('a face that no skin tells of still gets light', () => {
  const { colors, buffer, options, eye } = sit({}, 1)
  buffer.materials.fill(MATERIAL.none)
  const light = luma(readFaceLight(colors, buffer, options)(...eye))
  expect(light).toBeGreaterThan(100)
  expect(light).toBeLessThan(255)
})
