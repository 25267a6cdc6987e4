import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createNodeCanvas } from '../image/node-canvas.ts'
import { renderPicture } from '../render/picture.ts'
import { averageIdentity, plainScene } from '../render/testing/test-person.ts'
import type { Scene, ShotCamera } from '../scene/scene.ts'
import { animateScene, countFrames } from './animate-scene.ts'
import type { ClipOptions } from './animate-scene.ts'
import { calmMotion } from './motion-for.ts'
import type { Act, Motion } from './motion.ts'
import { createSampler } from './move/sample-motion.ts'

const SIZE = { width: 120, height: 214, framesPerSecond: 25, createCanvas: createNodeCanvas }
/** Where nothing may differ, that is as true of fewer pixels and frames. */
const SMALL = { width: 80, height: 142, framesPerSecond: 12.5 }
const identity = averageIdentity('female')
const scene = plainScene()
const calm: Motion = { ...calmMotion(4), durationSeconds: 1.2, handheld: 0, acts: [] }

type Collected = Partial<ClipOptions> & { of?: Scene }

const collect = async (motion: Motion, { of = scene, ...options }: Collected = {}): Promise<Uint8ClampedArray[]> => {
  const frames: Uint8ClampedArray[] = []
  const clip = animateScene({ identity, scene: of, motion }, { ...SIZE, ...options })
  for await (const frame of clip) frames.push(frame)
  return frames
}

/** Mean absolute difference of two frames, 0 to 255, inside rows from `top` to `bottom` (shares). */
const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray, top = 0, bottom = 1): number => {
  const [from, to] = [top, bottom].map((share) => Math.round(SIZE.height * share) * SIZE.width * 4)
  let sum = 0
  for (let at = from; at < to; at++) sum += Math.abs(a[at] - b[at])
  return sum / (to - from)
}

/** How much changed between two columns, in shares of the width. */
const changeAcross = (a: Uint8ClampedArray, b: Uint8ClampedArray, from: number, to: number): number =>
  a.reduce((sum, value, at) => {
    const across = ((at >> 2) % SIZE.width) / SIZE.width
    return across >= from && across < to ? sum + Math.abs(value - b[at]) : sum
  }, 0)

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]

const hashOf = (frames: readonly Uint8ClampedArray[]): string => {
  const hash = createHash('sha256')
  for (const frame of frames) hash.update(frame)
  return hash.digest('hex')
}

const giveUp = (): never => {
  throw new Error('stopped by the caller')
}

describe('animateScene', () => {
  let frames: Uint8ClampedArray[]
  beforeAll(async () => {
    frames = await collect(calm)
  })

  it('gives as many frames as asked, each of the exact size and opaque', () => {
    expect(frames).toHaveLength(30)
    expect(countFrames({ durationSeconds: 5 }, SIZE)).toBe(125)
    for (const frame of frames) expect(frame).toHaveLength(SIZE.width * SIZE.height * 4)
    expect(frames[7].filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
  })

  it('moves all the time, and runs from its last frame into its first as smoothly as anywhere', () => {
    const steps = frames.slice(1).map((frame, index) => difference(frames[index], frame))
    expect(Math.min(...steps)).toBeGreaterThan(0)
    expect(difference(frames[frames.length - 1], frames[0])).toBeLessThan(1.5 * median(steps))
  })

  it('closes the lids when it blinks', () => {
    const sample = createSampler(calm)
    const blinks = frames.map((_, index) => sample(index / frames.length).blink)
    const shut = blinks.indexOf(1)
    const open = blinks.lastIndexOf(0, shut)
    expect(shut).toBeGreaterThan(0)
    // The eyes are at about 0.41 of the height, the mouth at 0.5.
    expect(difference(frames[shut], frames[open], 0.39, 0.43)).toBeGreaterThan(
      3 * difference(frames[shut], frames[open], 0.48, 0.52),
    )
  })

  it('gives the same bytes for the same input', async () => {
    const again = await collect(calm)
    expect(hashOf(again)).toBe(hashOf(frames))
  })

  const options = { width: 120, height: 150, framesPerSecond: 25, createCanvas: createNodeCanvas }
  const still = { ...calm, durationSeconds: 0.04, blinksPerMinute: 0, drift: 0, breath: 0, wind: 0 }

  it('shows what is in a glass as the picture does', async () => {
    const shown = await Promise.all(
      (
        [
          [150, 10, 30],
          [236, 226, 150],
        ] as const
      ).map(async (propColor) => {
        const of = plainScene({ framing: 'half-body', prop: 'glass', propColor })
        const [frame] = await collect(still, { of, ...options })
        return { frame, picture: renderPicture(identity, of, options).data }
      }),
    )
    const apart = (of: 'frame' | 'picture') => changeAcross(shown[0][of], shown[1][of], 0, 1)
    expect(apart('frame')).toBeGreaterThan(0.7 * apart('picture'))
    expect(apart('picture')).toBeGreaterThan(1000)
  })

  it('begins with the picture, wherever that was taken from', async () => {
    const cameras: ShotCamera[] = [{}, { angle: -1, lens: 24 }, { angle: 1 }]
    const [usual, ...others] = await Promise.all(
      cameras.map(async (camera) => {
        const of = plainScene({ framing: 'half-body', camera })
        const [frame] = await collect(still, { of, ...options })
        return changeAcross(renderPicture(identity, of, options).data, frame, 0, 1)
      }),
    )
    for (const other of others) expect(other).toBeLessThan(1.15 * usual)
  })

  it('lets words change what they name', async () => {
    const talk: Act = { channel: 'talk', amount: 1, from: 0.05, to: 0.95, rise: 0.1, fall: 0.1 }
    const [still, talking] = await Promise.all([
      collect({ ...calm, blinksPerMinute: 0, drift: 0, breath: 0, wind: 0 }),
      collect({ ...calm, blinksPerMinute: 0, drift: 0, breath: 0, wind: 0, acts: [talk] }),
    ])
    const mouth = still.map((frame, index) => difference(frame, talking[index], 0.47, 0.55))
    // Between eyes and mouth; above lie brows and the hairline, which every nod moves.
    const cheeks = still.map((frame, index) => difference(frame, talking[index], 0.43, 0.45))
    expect(Math.max(...mouth)).toBeGreaterThan(2 * Math.max(...cheeks))
  })

  describe('with hands that gesture', () => {
    const resting: Motion = { ...still, durationSeconds: 0.32 }
    const shown = async (amount: number, changes: Partial<Scene>, size = {}): Promise<Uint8ClampedArray[]> => {
      const acts: Act[] = [{ channel: 'gesture', amount, from: 0, to: 0.5, rise: 0.5, fall: 0.5 }]
      return collect({ ...resting, acts }, { of: plainScene(changes), ...size })
    }
    // Proves: talk-hands-gesture
    it('moves the hands that hang, and neither trunk nor legs, nor anything once they rest', async () => {
      const bare = { framing: 'half-body', stance: 'relaxed' } as const
      const [moved, rested] = await Promise.all([shown(-1, bare), shown(-0.0001, bare)])
      const hand = changeAcross(moved[2], rested[2], 0, 0.33)
      expect(hand).toBeGreaterThan(10_000)
      expect(changeAcross(moved[2], rested[2], 0.4, 0.65)).toBeLessThan(0.02 * hand)
      expect(hashOf(moved.slice(4))).toBe(hashOf(rested.slice(4)))
      expect(hashOf(await shown(-1, bare))).toBe(hashOf(moved))
    })

    it('leaves hands alone that rest on something or hold it, and a selfie as it is', async () => {
      for (const changes of [
        { framing: 'half-body', stance: 'arms-crossed' },
        { framing: 'half-body', stance: 'hands-on-hips' },
        { framing: 'half-body', stance: 'relaxed', prop: 'book' },
        { framing: 'selfie' },
      ] as const)
        expect(hashOf(await shown(1, changes, SMALL))).toBe(hashOf(await shown(0, changes, SMALL)))
    })
  })

  it('reports its stages in order and stops when it is told to', async () => {
    const shares: number[] = []
    const clip = animateScene({ identity, scene, motion: calm }, { ...SIZE, onStage: (_, share) => shares.push(share) })
    await clip.next()
    await clip.return(undefined)
    expect(await clip.next()).toEqual({ done: true, value: undefined })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    await expect(collect(calm, { onStage: giveUp })).rejects.toThrow('stopped by the caller')
  })
})
