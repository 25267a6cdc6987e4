import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FaceNotFoundError } from '../errors.ts'
import { readFaceConditions } from '../faces/read-face-conditions.ts'
import type { Picture } from '../image/picture.ts'
import { decodePng } from '../image/png.ts'
import { createStudioPool } from '../pool/studio-pool.ts'
import { identityFromText } from '../prompt/from-text.ts'
import { plainScene } from '../render/testing/test-person.ts'
import { portraitSceneFor } from '../scene/scene-for.ts'
import type { PortraitScene } from '../scene/scene.ts'
import { collage } from './testing/collage.ts'
import { spoilPicture } from './testing/spoil-picture.ts'

const SIZE = 320
const pool = createStudioPool({ threads: 1 })
afterAll(() => pool.close({ abort: true }))

const person = (text: string, gender: 'female' | 'male') => identityFromText(text, gender, { seed: 4 }).identity
const source = identityFromText('25-year-old indian woman with brown hair', 'female', { seed: 12 }).identity
const woman = person('45-year-old white woman with short blonde hair and freckles', 'female')
const man = person('60-year-old man with a bald head, clean-shaven', 'male')

const portrait = async (identity: typeof source, changes: Partial<PortraitScene> = {}, size = SIZE) => {
  const scene = { ...portraitSceneFor(identity, 3), ...changes }
  return (await pool.renderPortrait({ identity, scene, width: size, height: size })).png
}

const TURNED: Partial<PortraitScene> = { lighting: 'dramatic', pose: { yaw: 0.35, pitch: 0.05, roll: 0.12 } }
const SPOILED = { noise: 24, blur: 1.4, jpegQuality: 70 }

let sourcePortrait: Uint8Array
let womanTurned: Uint8Array
let manPortrait: Uint8Array
beforeAll(async () => {
  sourcePortrait = await portrait(source)
  womanTurned = await portrait(woman, TURNED)
  manPortrait = await portrait(man)
})

/** The rectangle of all pixels that differ, or undefined where none does. */
const changedBox = (first: Picture, second: Picture) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
  for (let index = 0; index < first.data.length; index++) {
    if (first.data[index] === second.data[index]) continue
    const pixel = Math.floor(index / 4)
    left = Math.min(left, pixel % first.width)
    right = Math.max(right, pixel % first.width)
    top = Math.min(top, Math.floor(pixel / first.width))
    bottom = Math.max(bottom, Math.floor(pixel / first.width))
  }
  return right < 0 ? undefined : { left, top, right, bottom }
}

const similarity = async (first: Uint8Array, second: Uint8Array): Promise<number> => {
  const result = await pool.compareFaces(first, second)
  if (result === null) throw new Error('The judge found no face to compare.')
  return result
}

describe('swapFace', () => {
  it('turns a soft, noisy JPEG of a turned head into the other person, and leaves the rest as it was', async () => {
    const picture = await spoilPicture(womanTurned, SPOILED)
    const stages: [string, number][] = []
    const request = { identity: source, picture, spot: null }
    const swapped = await pool.swapFace(request, { onProgress: (stage, share) => stages.push([stage, share]) })

    const other = await portrait(person('30-year-old woman with long black hair', 'female'), TURNED)
    const others = await pool.swapFace({ ...request, picture: await spoilPicture(other, SPOILED) })
    // Hair, light and shape of the head stay, by which a network knows people too: so it is asked of two pictures.
    let [toSource, toTarget] = [0, 0]
    for (const [before, after] of [
      [womanTurned, swapped.png],
      [other, others.png],
    ] as const) {
      const likeness = await similarity(after, sourcePortrait)
      expect(likeness).toBeGreaterThan(await similarity(before, sourcePortrait))
      toSource += likeness
      toTarget += await similarity(after, before)
    }
    expect(toSource).toBeGreaterThan(toTarget)
    const shares = stages.map(([, share]) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(stages[0]).toEqual(['Looking for the face', 0])
    expect(shares.at(-1)).toBe(1)

    const [before, after] = [await decodePng(picture), await decodePng(swapped.png)]
    expect([after.width, after.height]).toEqual([SIZE, SIZE])
    const face = await pool.assess(picture)
    if (!face.found) throw new Error('The judge found no face in the target.')
    const box = changedBox(before, after)
    const margin = face.box.width * 0.12
    expect(box?.left).toBeGreaterThan(face.box.left - margin)
    expect(box?.top).toBeGreaterThan(face.box.top - margin)
    expect(box?.right).toBeLessThan(face.box.left + face.box.width + margin)
    expect(box?.bottom).toBeLessThan(face.box.top + face.box.height + margin)
    expect((box?.right ?? 0) - (box?.left ?? 0)).toBeGreaterThan(face.box.width * 0.7)

    const again = await pool.swapFace(request)
    expect(Buffer.from(again.png).equals(Buffer.from(swapped.png))).toBe(true)
  })

  it('replaces the largest face, or the one at the spot', async () => {
    const picture = await collage(
      [560, 320],
      [
        { png: manPortrait, x: 0, y: 80, size: 240 },
        { png: womanTurned, x: 240, y: 0, size: 320 },
      ],
    )
    const before = await decodePng(picture)
    const largest = await pool.swapFace({ identity: source, picture, spot: null })
    expect(changedBox(before, await decodePng(largest.png))?.left).toBeGreaterThan(240)
    const clicked = await pool.swapFace({ identity: source, picture, spot: { x: 0.2, y: 0.6 } })
    expect(changedBox(before, await decodePng(clicked.png))?.right).toBeLessThan(240)
  })

  it('finds a face that is small in its picture', async () => {
    const picture = await collage([1100, 700], [{ png: manPortrait, x: 760, y: 300, size: 120 }])
    const { png } = await pool.swapFace({ identity: source, picture, spot: null })
    const box = changedBox(await decodePng(picture), await decodePng(png))
    expect(box?.left).toBeGreaterThan(760)
    expect(box?.right).toBeLessThan(880)
    expect((box?.right ?? 0) - (box?.left ?? 0)).toBeGreaterThan(24)
  })

  it('keeps glasses in front of the new face', async () => {
    const wearing = { ...man, glasses: { style: 'round' as const, color: [24, 22, 22] as const } }
    const picture = await portrait(wearing)
    const swapped = await decodePng((await pool.swapFace({ identity: source, picture, spot: null })).png)
    const [bare, target] = [await decodePng(manPortrait), await decodePng(picture)]
    const frame = [...bare.data.keys()].filter((index) => index % 4 === 1 && bare.data[index] - target.data[index] > 70)
    expect(frame.length).toBeGreaterThan(60)
    const lost = frame.reduce((sum, index) => sum + Math.max(0, swapped.data[index] - target.data[index]), 0)
    const all = frame.reduce((sum, index) => sum + bare.data[index] - target.data[index], 0)
    expect(lost / all).toBeLessThan(0.3)
  })

  it('says so when there is no face, or only one too small to replace', async () => {
    const empty = await collage([400, 300], [])
    const speck = await collage([400, 300], [{ png: manPortrait, x: 200, y: 100, size: 30 }])
    for (const picture of [empty, speck]) {
      const swapping = pool.swapFace({ identity: source, picture, spot: null })
      await expect(swapping).rejects.toBeInstanceOf(FaceNotFoundError)
      await expect(swapping).rejects.toThrow('No face was found in this picture.')
    }
    expect(await pool.compareFaces(empty, manPortrait)).toBeNull()
  })

  it('refuses what is too large and stops when its caller does', async () => {
    const wide = await collage([4200, 64], [])
    await expect(pool.swapFace({ identity: source, picture: wide, spot: null })).rejects.toThrow('4096 pixels')
    const controller = new AbortController()
    const swapping = pool.swapFace(
      { identity: source, picture: manPortrait, spot: null },
      { signal: controller.signal, onProgress: () => controller.abort(new Error('changed my mind')) },
    )
    await expect(swapping).rejects.toThrow('changed my mind')
  })
})

/** What is read from a portrait of a scene. */
const readBack = async (changes: Partial<PortraitScene>) => {
  const { framing: _, ...scene } = plainScene(changes)
  const png = await portrait(man, scene, 256)
  const face = await pool.assess(png)
  if (!face.found) throw new Error('The judge found no face.')
  return readFaceConditions(face.landmarks, await decodePng(png))
}

describe('readSitting', () => {
  it('reads pose, smile, lids, gaze and light as the renderer was told', async () => {
    const still = { smile: 0, blink: 0, gazeX: 0, gazeY: 0 }
    const turned = await readBack({
      pose: { yaw: 0.4, pitch: 0, roll: 0.2 },
      keyLight: 'right',
      expression: { ...still, gazeX: -0.8 },
    })
    expect(Math.abs(turned.pose.yaw - 0.4)).toBeLessThan(0.12)
    expect(Math.abs(turned.pose.roll - 0.2)).toBeLessThan(0.1)
    expect(turned.expression.gazeX).toBeLessThan(-0.4)
    expect(turned.keyLight).toBe('right')
    const lively = await readBack({
      pose: { yaw: 0, pitch: 0.2, roll: 0 },
      keyLight: 'left',
      expression: { ...still, smile: 1, blink: 1 },
    })
    expect(Math.abs(lively.pose.pitch - 0.2)).toBeLessThan(0.12)
    expect(Math.abs(lively.pose.yaw)).toBeLessThan(0.08)
    expect(lively.expression.smile).toBeGreaterThan(turned.expression.smile + 0.4)
    expect(lively.expression.blink).toBeGreaterThan(turned.expression.blink + 0.4)
    expect(lively.keyLight).toBe('left')
    const narrow = await readBack({ expression: { ...still, smile: 1, blink: 0.25 } })
    expect(lively.expression.blink).toBeGreaterThan(0.9)
    expect(narrow.expression.blink).toBeLessThan(0.35)
  })
})
