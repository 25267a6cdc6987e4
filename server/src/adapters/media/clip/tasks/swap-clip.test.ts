import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityFromText } from '@visage/studio/person'
import type { Identity } from '@visage/studio/person'
import { FaceNotFoundError } from '@visage/studio/pool'
import { portraitSceneFor } from '@visage/studio/scene'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shareStudio } from '../../../../testing/share-studio.ts'
import type { ClipProcessor } from '../clip-processor.ts'
import { openClipProcessor } from '../open-clip-processor.ts'
import { aacTone, makeClip } from '../testing/make-clip.ts'
import { pngOf, readPictures } from '../testing/read-pictures.ts'
import type { FilmPicture } from '../testing/read-pictures.ts'
import { readStreams } from '../testing/read-streams.ts'

const side = 288
const testTimeoutMs = 400_000
const { pool } = shareStudio()
const person = (text: string, gender: 'female' | 'male') => identityFromText(text, gender, { seed: 4 }).identity
const source = person('28-year-old asian woman with long black hair', 'female')
const target = person('45-year-old white woman with short blonde hair', 'female')
const bystander = person('60-year-old man with a bald head, clean-shaven', 'male')

type Rgba = Uint8ClampedArray
let dir: string
let processor: ClipProcessor
let sourcePng: Uint8Array
let open: Rgba
let shut: Rgba
let other: Rgba

const portrait = async (identity: Identity, blink = 0): Promise<Uint8Array> => {
  const scene = portraitSceneFor(identity, 3)
  const still = {
    ...scene,
    pose: { yaw: 0.1, pitch: 0, roll: 0 },
    expression: { ...scene.expression, smile: 0, blink },
  }
  return (await pool.renderPortrait({ identity, scene: still, width: side, height: side })).png
}
const pixelsOf = async (png: Uint8Array): Promise<Rgba> =>
  new Uint8ClampedArray(await sharp(png).ensureAlpha().raw().toBuffer())

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-swap-'))
  processor = await openClipProcessor({ dir, threads: 1 })
  sourcePng = await portrait(source)
  open = await pixelsOf(await portrait(target))
  shut = await pixelsOf(await portrait(target, 1))
  other = await pixelsOf(await portrait(bystander))
}, testTimeoutMs)
afterAll(async () => {
  await processor.close()
  await pool.close({ abort: true })
  await rm(dir, { recursive: true, force: true })
})

/** The picture moved by whole pixels on grey paper, with the grain of a camera. */
const shifted = (pixels: Rgba, [x, y]: readonly [number, number], grainSeed: number): Rgba => {
  const moved = new Uint8ClampedArray(side * side * 4).fill(128)
  let random = grainSeed * 7919 + 1
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [fromX, fromY] = [column - x, row - y]
      const isInside = fromX >= 0 && fromY >= 0 && fromX < side && fromY < side
      random = (random * 1_664_525 + 1_013_904_223) % 2 ** 32
      const grain = (random / 2 ** 32 - 0.5) * 8
      for (let channel = 0; channel < 3; channel++) {
        const value = isInside ? (pixels[(fromY * side + fromX) * 4 + channel] ?? 0) : 128
        moved[(row * side + column) * 4 + channel] = value + grain
      }
      moved[(row * side + column) * 4 + 3] = 255
    }
  }
  return moved
}

type Box = { left: number; top: number; width: number; height: number }
const face: Box = { left: 100, top: 90, width: 88, height: 100 }
const eyes: Box = { left: 104, top: 108, width: 80, height: 22 }
/** Below the brows; the lashes of shut eyes are all that is dark there. */
const irises: Box = { left: 102, top: 115, width: 84, height: 18 }
const dark = 60

const darkShare = ({ data }: FilmPicture, { left, top, width, height }: Box): number => {
  let count = 0
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) if ((data[(y * side + x) * 4 + 1] ?? 0) < dark) count++
  return count / (width * height)
}

/** Mean difference of two pictures in a box, 0 to 255. */
const difference = (a: FilmPicture, b: FilmPicture, { left, top, width, height }: Box): number => {
  let sum = 0
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const place = (y * side + x) * 4 + 1
      sum += Math.abs((a.data[place] ?? 0) - (b.data[place] ?? 0))
    }
  }
  return sum / (width * height)
}
const pictureAt = (pictures: FilmPicture[], index: number): FilmPicture => {
  const picture = pictures[index]
  if (!picture) throw new Error(`The film has no picture ${index}.`)
  return picture
}
/** How much the pictures from one to the other change from frame to frame. */
const flicker = (pictures: FilmPicture[], [from, to]: readonly [number, number]): number => {
  let sum = 0
  for (let index = from; index < to; index++)
    sum += difference(pictureAt(pictures, index), pictureAt(pictures, index + 1), face)
  return sum / (to - from)
}

it(
  'replaces a face through a blink, a cut and its return, in step with the sound',
  async () => {
    const still = 8
    const frames = 26
    const paint = (index: number) => {
      if (index < still) return shifted(open, [0, 0], index)
      if (index < 14) return shifted(index >= 10 && index < 13 ? shut : open, [index - still, 0], index)
      if (index < 18) return shifted(new Uint8ClampedArray(side * side * 4).fill(200), [0, 0], index)
      return shifted(open, [18 - index, index - 18], index)
    }
    const video = await makeClip({ width: side, height: side, frames, paint, sound: aacTone(frames / 25) })
    const stages: string[] = []
    const shares: number[] = []
    const onProgress = (stage: string, share: number) => {
      stages.push(stage)
      shares.push(share)
    }
    const clip = await processor.swapFace({ video, identity: source, spot: null }, { onProgress })
    expect(clip).toMatchObject({ mimeType: 'video/mp4', width: side, height: side, hasSound: true })
    expect(Math.abs(clip.durationSeconds - frames / 25)).toBeLessThan(0.05)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(stages).toContain('Drawing the face')

    const [before, after] = [await readPictures(video), await readPictures(clip.bytes)]
    expect(after.map(({ seconds }) => Math.round(seconds * 25))).toEqual(
      before.map(({ seconds }) => Math.round(seconds * 25)),
    )
    const streams = await readStreams(clip.bytes)
    const original = await readStreams(video)
    const offsetOf = ({ audio, video }: typeof streams) => (audio?.startSeconds ?? NaN) - video.startSeconds
    expect(Math.abs(offsetOf(streams) - offsetOf(original))).toBeLessThan(0.04)

    for (const index of [4, 24]) {
      const swapped = await pngOf(pictureAt(after, index))
      const likeSource = await pool.compareFaces(swapped, sourcePng)
      const likeTarget = await pool.compareFaces(swapped, await pngOf(pictureAt(before, index)))
      expect(likeSource ?? 0).toBeGreaterThan(likeTarget ?? 1)
    }
    const change = (index: number, box: Box) => difference(pictureAt(before, index), pictureAt(after, index), box)
    expect(change(4, eyes)).toBeGreaterThan(6)
    const [opened, blinked, openedAgain] = [4, 12, 13].map((index) => darkShare(pictureAt(after, index), irises))
    expect(blinked).toBeLessThan((opened ?? 0) * 0.4)
    expect(openedAgain).toBeGreaterThan((opened ?? 1) * 0.7)
    expect(change(16, face)).toBeLessThan(3)
    expect(flicker(after, [1, still - 1])).toBeLessThan(flicker(before, [1, still - 1]) * 1.1)
  },
  testTimeoutMs,
)

it(
  'finds who is there to choose from, and follows the one who was chosen, whoever comes first',
  async () => {
    const frames = 8
    const alone = 3
    const nobody = new Uint8ClampedArray(side * side * 4).fill(128)
    const paint = (index: number) => {
      const pixels = new Uint8ClampedArray(side * 2 * side * 4)
      const [left, right] = [shifted(open, [0, 0], index), index < alone ? nobody : other]
      for (let row = 0; row < side; row++) {
        pixels.set(left.subarray(row * side * 4, (row + 1) * side * 4), row * side * 8)
        pixels.set(right.subarray(row * side * 4, (row + 1) * side * 4), row * side * 8 + side * 4)
      }
      return pixels
    }
    const video = await makeClip({ width: side * 2, height: side, frames, paint })
    const { faces, atSeconds: at, still } = await processor.faces(video)
    expect(faces).toHaveLength(2)
    expect(at).toBeGreaterThan((alone - 1) / 25)
    expect(await sharp(still?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: side * 2, height: side })
    const chosen = faces.find(({ left }) => left > 0.5)
    if (!chosen) throw new Error('Nobody was found on the right.')
    const spot = { x: chosen.left + chosen.width / 2, y: chosen.top + chosen.height / 2, at }
    const clip = await processor.swapFace({ video, identity: source, spot })
    const [before, after] = [await readPictures(video), await readPictures(clip.bytes)]
    const change = (index: number, left: number) => {
      const [a, b] = [pictureAt(before, index), pictureAt(after, index)]
      let sum = 0
      for (let y = face.top; y < face.top + face.height; y++) {
        for (let x = left + face.left; x < left + face.left + face.width; x++) {
          const place = (y * side * 2 + x) * 4 + 1
          sum += Math.abs((a.data[place] ?? 0) - (b.data[place] ?? 0))
        }
      }
      return sum / (face.width * face.height)
    }
    expect(after).toHaveLength(frames)
    expect(change(frames - 1, side)).toBeGreaterThan(change(frames - 1, 0) * 2)
    expect(change(1, 0)).toBeLessThan(change(frames - 1, side) / 2)
  },
  testTimeoutMs,
)

it(
  'says so when no frame shows a face, and stops when its caller does',
  async () => {
    const video = await makeClip({ width: 128, height: 96, frames: 5 })
    expect(await processor.faces(video)).toMatchObject({ faces: [], still: null })
    await expect(processor.swapFace({ video, identity: source, spot: null })).rejects.toBeInstanceOf(FaceNotFoundError)
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('changed my mind'))
    const swapping = processor.swapFace({ video, identity: source, spot: null }, { signal: stop.signal, onProgress })
    await expect(swapping).rejects.toThrow('changed my mind')
    const [own = ''] = await readdir(dir)
    expect(await readdir(join(dir, own))).toEqual([])
  },
  testTimeoutMs,
)
