import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNodeCanvas } from '../image/node-canvas.ts'
import { identityFromText } from '../prompt/from-text.ts'
import { renderPortrait } from '../render/picture.ts'
import { portraitSceneFor } from '../scene/scene-for.ts'
import { faceSimilarity, SAME_FACE_SIMILARITY } from './face-similarity.ts'
import { createJudge } from './judge.ts'
import type { Judge } from './judge.ts'

const SIZE = 256
let judge: Judge

beforeAll(async () => {
  judge = await createJudge()
})
afterAll(() => judge.close())

const look = async (prompt: string, gender: 'female' | 'male', sceneSeed: number) => {
  const { identity } = identityFromText(prompt, gender, { seed: 21 })
  const scene = portraitSceneFor(identity, sceneSeed)
  const size = { width: SIZE, height: SIZE, createCanvas: createNodeCanvas, isRough: true }
  const assessment = await judge.assess(renderPortrait(identity, scene, size))
  if (!assessment.found) throw new Error(`No face found: ${prompt}`)
  return assessment
}
const seen = new Map<string, ReturnType<typeof look>>()
/** Drawn once for all tests that look at it. */
const assess = (prompt: string, gender: 'female' | 'male', sceneSeed = 1) => {
  const name = `${prompt} ${sceneSeed}`
  const found = seen.get(name) ?? look(prompt, gender, sceneSeed)
  seen.set(name, found)
  return found
}

describe('the judge', () => {
  it("finds a portrait's face in its middle and reads its gender", async () => {
    const woman = await assess('25-year-old woman with long brown hair', 'female')
    expect(woman.score).toBeGreaterThan(0.9)
    expect(woman.gender).toBe('female')
    expect(woman.embedding).toHaveLength(1024)
    const center = [woman.box.left + woman.box.width / 2, woman.box.top + woman.box.height / 2]
    for (const place of center) expect(Math.abs(place - SIZE / 2)).toBeLessThan(SIZE * 0.15)
    const man = await assess('35-year-old man with a full beard and a square jaw', 'male')
    expect(man.gender).toBe('male')
  })

  it('reads an old face as older', async () => {
    const young = await assess('20-year-old man, brown side part, clean-shaven', 'male')
    const old = await assess('74-year-old man, grey side part, clean-shaven', 'male')
    expect(old.ageYears).toBeGreaterThan(young.ageYears + 3)
  })

  it('knows a face again in another scene, and tells it from another', async () => {
    const first = await assess('25-year-old woman with long brown hair', 'female', 1)
    const again = await assess('25-year-old woman with long brown hair', 'female', 77)
    const other = await assess('55-year-old woman with dark skin and short black hair', 'female', 1)
    expect(faceSimilarity(first.embedding, first.embedding)).toBe(1)
    expect(faceSimilarity(first.embedding, again.embedding)).toBeGreaterThan(SAME_FACE_SIMILARITY)
    expect(faceSimilarity(first.embedding, other.embedding)).toBeLessThan(SAME_FACE_SIMILARITY)
  })

  it('finds no face in an empty picture', async () => {
    const data = new Uint8ClampedArray(200 * 200 * 4).fill(180)
    expect(await judge.assess({ width: 200, height: 200, data })).toEqual({ found: false, score: 0 })
  })

  it('refuses to compare embeddings of different lengths', () => {
    expect(() => faceSimilarity(new Float32Array(3), new Float32Array(4))).toThrow(RangeError)
  })
})
