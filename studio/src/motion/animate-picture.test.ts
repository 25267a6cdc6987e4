import { beforeAll, describe, expect, it } from 'vitest'
import { createNodeCanvas } from '../image/node-canvas.ts'
import { loadFaceModels } from '../faces/face-models.ts'
import type { FaceModels } from '../faces/face-models.ts'
import { findTargetFaces, placeMeshSteadily } from '../faces/find-target-faces.ts'
import type { Picture } from '../image/picture.ts'
import { renderPicture } from '../render/picture.ts'
import { averageIdentity, plainScene } from '../render/testing/test-person.ts'
import { animatePicture } from './animate-picture.ts'
import { calmMotion } from './motion-for.ts'
import type { Motion } from './motion.ts'
import { createSampler } from './move/sample-motion.ts'
import { cutOutPerson } from './picture/cut-out-person.ts'
import { readAnatomy } from './picture/read-anatomy.ts'

const SIZE = { width: 180, height: 320, framesPerSecond: 12, createCanvas: createNodeCanvas }
const calm: Motion = { ...calmMotion(4), durationSeconds: 2, handheld: 0, acts: [] }

const paper = (width: number, height: number): Picture => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? 255 : ((at >> 2) % width) + (at % 7)
  return { width, height, data }
}

const difference = (
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  inside: (pixel: number) => boolean = () => true,
): number => {
  let sum = 0
  let count = 0
  for (let at = 0; at < a.length; at += 4) {
    if (!inside(at >> 2)) continue
    sum += Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) + Math.abs(a[at + 2] - b[at + 2])
    count++
  }
  return sum / (3 * count)
}

describe('animatePicture', () => {
  let models: FaceModels
  let portrait: Picture
  beforeAll(async () => {
    models = await loadFaceModels()
    portrait = renderPicture(averageIdentity('female'), plainScene(), {
      width: 300,
      height: 400,
      createCanvas: createNodeCanvas,
    })
  })

  const collect = async (picture: Picture, motion: Motion, threads = 2): Promise<Uint8ClampedArray[]> => {
    const frames: Uint8ClampedArray[] = []
    for await (const frame of animatePicture(models, { picture, motion }, { ...SIZE, threads })) frames.push(frame)
    return frames
  }

  it('gives frames of the exact size that run into their beginning, the same every time, by one thread or two', async () => {
    const frames = await collect(portrait, calm)
    expect(frames).toHaveLength(24)
    for (const frame of frames) expect(frame).toHaveLength(SIZE.width * SIZE.height * 4)
    const steps = frames.slice(1).map((frame, index) => difference(frames[index], frame))
    expect(Math.min(...steps)).toBeGreaterThan(0)
    expect(difference(frames[23], frames[0])).toBeLessThan(1.5 * Math.max(...steps))
    const again = await collect(portrait, calm, 1)
    expect(again.every((frame, index) => Buffer.from(frame).equals(Buffer.from(frames[index])))).toBe(true)
  })

  it('keeps the face a face, and closes its lids', async () => {
    const still = { ...calm, breath: 0, drift: 0, wind: 0 }
    const frames = await collect(portrait, still)
    const sample = createSampler(still)
    const blinks = frames.map((_, index) => sample(index / frames.length).blink)
    const shut = blinks.indexOf(Math.max(...blinks))
    const open = blinks.indexOf(0)
    const [face] = findTargetFaces(models, { ...SIZE, data: frames[open] })
    expect(face).toBeDefined()
    const rowsOf = (from: number, to: number) => (pixel: number) => {
      const down = (Math.floor(pixel / SIZE.width) - face.y) / face.width
      return down > from && down < to
    }
    expect(findTargetFaces(models, { ...SIZE, data: frames[shut] })).toHaveLength(1)
    expect(difference(frames[shut], frames[open], rowsOf(-0.35, 0))).toBeGreaterThan(
      5 * difference(frames[shut], frames[open], rowsOf(0.3, 0.65)),
    )
  })

  it('cuts out the person with their hair, and nothing of the place far from them', () => {
    const [face] = findTargetFaces(models, portrait)
    const cut = cutOutPerson(portrait, readAnatomy(placeMeshSteadily(models, portrait, face.points)))
    const at = (x: number, y: number) => cut?.[Math.round(y) * portrait.width + Math.round(x)]
    expect(at(face.x, face.y)).toBe(1)
    expect(at(face.x, face.y - 0.8 * face.width)).toBe(1)
    expect(at(face.x, portrait.height - 4)).toBe(1)
    expect([at(3, 3), at(portrait.width - 4, 3)]).toEqual([0, 0])
  })

  it('moves the camera where there is no face', async () => {
    const push = { channel: 'push', amount: 1, from: 0, to: 1, rise: 0.5, fall: 0.5 } as const
    const frames = await collect(paper(400, 300), { ...calm, acts: [push] })
    expect(difference(frames[0], frames[12])).toBeGreaterThan(1)
  })
})
