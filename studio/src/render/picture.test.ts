import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createNodeCanvas } from '../image/node-canvas.ts'
import type { Identity } from '../identity/identity.ts'
import type { Picture } from '../image/picture.ts'
import { faceSimilarity, SAME_FACE_SIMILARITY } from '../judge/face-similarity.ts'
import { createJudge } from '../judge/judge.ts'
import type { Judge } from '../judge/judge.ts'
import { identityFromText } from '../prompt/from-text.ts'
import { FRAMINGS } from '../scene/scene.ts'
import type { Framing, Scene } from '../scene/scene.ts'
import { renderPicture } from './picture.ts'
import { averageIdentity, plainScene } from './testing/test-person.ts'

const SIZES: Record<Framing, { width: number; height: number }> = {
  selfie: { width: 256, height: 256 },
  'half-body': { width: 352, height: 440 },
  'full-body': { width: 448, height: 656 },
}
const SMALL: Record<Framing, { width: number; height: number }> = {
  selfie: { width: 96, height: 96 },
  'half-body': { width: 96, height: 120 },
  'full-body': { width: 104, height: 152 },
}

const PAPER = [120, 190, 120] as const

const hashOf = (picture: Picture): string => createHash('sha256').update(picture.data).digest('hex')

const small = (identity: Identity, scene: Scene, isRough = false): Picture =>
  renderPicture(identity, scene, { ...SMALL[scene.framing], createCanvas: createNodeCanvas, isRough })

/** True where a pixel is not the green paper that the person stands before. */
const isPerson = ({ data }: Picture, pixel: number): boolean => {
  const [red, green, blue] = [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]]
  return !(green > red * 1.18 && green > blue * 1.18)
}

/** Sizes of the connected regions of pixels that hold, largest first. */
const regionsOf = ({ width, height }: Picture, holds: (pixel: number) => boolean): number[] => {
  const seen = new Uint8Array(width * height)
  const sizes: number[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !holds(start)) continue
    const open = [start]
    seen[start] = 1
    let size = 0
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      size++
      const x = pixel % width
      const next = [pixel - width, pixel + width, x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1]
      for (const at of next) {
        if (at < 0 || at >= seen.length || seen[at] || !holds(at)) continue
        seen[at] = 1
        open.push(at)
      }
    }
    sizes.push(size)
  }
  return sizes.toSorted((a, b) => b - a)
}

const giveUp = (): never => {
  throw new Error('stopped by the caller')
}

const beforePaper = (changes: Partial<Scene>): Scene =>
  plainScene({ backdropColors: [PAPER, PAPER], outfitColor: [150, 50, 60], ...changes })

describe('renderPicture', () => {
  it.each(FRAMINGS)('gives the same bytes for the same input: %s', (framing) => {
    const identity = averageIdentity('female')
    const scene = plainScene({ framing, stance: 'hand-on-hip' })
    const [once, again] = [
      [identity, scene],
      [structuredClone(identity), structuredClone(scene)],
    ] as const
    expect(hashOf(small(...once, framing !== 'selfie'))).toBe(hashOf(small(...again, framing !== 'selfie')))
  })

  it('tells its stages in order and stops when one throws', () => {
    const shares: number[] = []
    const scene = plainScene({ framing: 'full-body' })
    const onStage = (_: string, share: number) => shares.push(share)
    renderPicture(averageIdentity('male'), scene, {
      ...SMALL['full-body'],
      createCanvas: createNodeCanvas,
      isRough: true,
      onStage,
    })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(() =>
      renderPicture(averageIdentity('male'), scene, {
        ...SMALL.selfie,
        createCanvas: createNodeCanvas,
        isRough: true,
        onStage: giveUp,
      }),
    ).toThrow('stopped')
  })

  it.each(FRAMINGS)('shows one whole person without holes in the trunk: %s', (framing) => {
    for (const gender of ['female', 'male'] as const) {
      const picture = renderPicture(averageIdentity(gender), beforePaper({ framing }), {
        width: SMALL[framing].width * 2,
        height: SMALL[framing].height * 2,
        createCanvas: createNodeCanvas,
        isRough: true,
      })
      const [whole, ...specks] = regionsOf(picture, (pixel) => isPerson(picture, pixel))
      expect(whole).toBeGreaterThan(picture.width * picture.height * 0.07)
      expect(Math.max(0, ...specks)).toBeLessThan(whole * 0.01)
      const column = Math.round(picture.width * 0.5)
      const [from, to] = { selfie: [0.3, 0.98], 'half-body': [0.2, 0.95], 'full-body': [0.12, 0.46] }[framing]
      for (let y = Math.round(from * picture.height); y < to * picture.height; y++)
        expect(isPerson(picture, y * picture.width + column)).toBe(true)
    }
  })

  // Proves: camera-angles-whole
  it.each(FRAMINGS)('shows a whole person from below and above and through any lens: %s', (framing) => {
    const draw = (changes: Partial<Scene>) =>
      renderPicture(averageIdentity('female'), beforePaper({ framing, ...changes }), {
        width: SMALL[framing].width * 2,
        height: SMALL[framing].height * 2,
        createCanvas: createNodeCanvas,
        isRough: true,
      })
    const usual = draw({})
    for (const camera of [{ angle: -1.3 }, { angle: 1.35 }, { lens: 24 }, { lens: 200 }]) {
      const picture = draw({ camera })
      expect(hashOf(picture)).not.toBe(hashOf(usual))
      const [whole, ...specks] = regionsOf(picture, (pixel) => isPerson(picture, pixel))
      const [before] = regionsOf(usual, (pixel) => isPerson(usual, pixel))
      expect(whole / before).toBeGreaterThan(0.8)
      expect(whole / before).toBeLessThan(1.25)
      expect(Math.max(0, ...specks)).toBeLessThan(whole * 0.01)
      const column = Math.round(picture.width * 0.5)
      const [from, to] = { selfie: [0.3, 0.98], 'half-body': [0.2, 0.95], 'full-body': [0.14, 0.44] }[framing]
      for (let y = Math.round(from * picture.height); y < to * picture.height; y++)
        expect(isPerson(picture, y * picture.width + column)).toBe(true)
      // The lower edge cuts bodies that go on, and nothing of a whole one.
      const lowest = (picture.height - 1) * picture.width
      const cut = Array.from({ length: picture.width }, (_, x) => isPerson(picture, lowest + x)).filter(Boolean).length
      expect(cut > 0.3 * picture.width ? 'goes on' : cut).toBe(framing === 'full-body' ? 0 : 'goes on')
    }
  })

  it('shows stance and outfit', () => {
    const identity = averageIdentity('male')
    const hashes = [
      plainScene({ framing: 'half-body' }),
      plainScene({ framing: 'half-body', stance: 'arms-crossed' }),
      plainScene({ framing: 'half-body', stance: 'hands-behind-back' }),
      plainScene({ framing: 'half-body', outfit: 'suit' }),
      plainScene({ framing: 'full-body' }),
      plainScene({ framing: 'full-body', stance: 'walking' }),
    ].map((scene) => hashOf(small(identity, scene, true)))
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

describe('the judge knows the person in every framing', () => {
  let judge: Judge
  beforeAll(async () => {
    judge = await createJudge()
  })

  it.each([
    ['female', 'a 28-year-old woman with a brown bob', 'dress', 1],
    ['male', 'a 40-year-old man with short dark hair', 'blazer', 2878941649],
  ] as const)('%s', async (gender, text, outfit, seed) => {
    const { identity } = identityFromText(text, gender, { seed })
    const see = async (scene: Scene) => {
      const seen = await judge.assess(
        renderPicture(identity, scene, { ...SIZES[scene.framing], createCanvas: createNodeCanvas, isRough: true }),
      )
      if (!seen.found) throw new Error(`The judge found no face in a ${scene.framing} picture.`)
      return seen
    }
    const portrait = await see(plainScene({ outfit }))
    for (const camera of [{ angle: -1 }, { angle: 1 }, { lens: 24 }, { lens: 135 }]) {
      const seen = await see(plainScene({ outfit, camera }))
      expect(faceSimilarity(portrait.embedding, seen.embedding)).toBeGreaterThanOrEqual(SAME_FACE_SIMILARITY)
    }
    for (const framing of ['half-body', 'full-body'] as const) {
      const seen = await see(plainScene({ framing, outfit, pose: { yaw: 0.15, pitch: 0, roll: 0 } }))
      expect(seen.score).toBeGreaterThan(0.9)
      expect(seen.gender).toBe(gender)
      expect(faceSimilarity(portrait.embedding, seen.embedding)).toBeGreaterThanOrEqual(SAME_FACE_SIMILARITY)
    }
  })
})
