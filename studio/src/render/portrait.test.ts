import { LIGHTINGS } from '../places/hour.ts'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { BEARD_STYLES, EARRING_STYLES, GLASSES_STYLES, HAIR_STYLES } from '../identity/identity.ts'
import type { Gender, Identity } from '../identity/identity.ts'
import { skinColor } from '../identity/person-colors.ts'
import { createNodeCanvas } from '../image/node-canvas.ts'
import { rgbToOklab } from '../image/oklab.ts'
import type { Picture } from '../image/picture.ts'
import { BACKDROPS } from '../places/places.ts'
import { PORTRAIT_OUTFITS } from '../scene/scene.ts'
import type { PortraitScene } from '../scene/scene.ts'
import { renderPortrait } from './picture.ts'
import { averageIdentity, plainScene } from './testing/test-person.ts'
import { portraitCamera } from './view/camera.ts'

const SIZE = { width: 96, height: 96 }

const hashOf = (picture: Picture): string => createHash('sha256').update(picture.data).digest('hex')

const render = (identity: Identity, scene: PortraitScene, size = SIZE) =>
  renderPortrait(identity, scene, { ...size, createCanvas: createNodeCanvas })
/** In half the time, where it matters what is drawn and not how finely. */
const sketch = (identity: Identity, scene: PortraitScene, size = SIZE) =>
  renderPortrait(identity, scene, { ...size, createCanvas: createNodeCanvas, isRough: true })

const person = (gender: Gender, changes: Partial<Identity> = {}): Identity => ({
  ...averageIdentity(gender),
  ...changes,
})

/** Mean colour of a square around a place given in shares of the picture. */
const meanColor = (
  { width, height, data }: Picture,
  across: number,
  down: number,
  reach = 2,
): [number, number, number] => {
  const sum: [number, number, number] = [0, 0, 0]
  const count = (2 * reach + 1) ** 2
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const at = ((Math.round(down * height) + dy) * width + Math.round(across * width) + dx) * 4
      for (let channel = 0; channel < 3; channel++) sum[channel] += data[at + channel] / count
    }
  }
  return sum
}

/** Mean absolute difference of two pictures, 0 to 255. */
const difference = (first: Picture, second: Picture): number =>
  first.data.reduce((sum, value, index) => sum + Math.abs(value - second.data[index]), 0) / first.data.length

/** A render whose caller gives up half way. */
const renderInterrupted = () =>
  renderPortrait(person('male'), plainScene(), {
    ...SIZE,
    createCanvas: createNodeCanvas,
    isRough: true,
    onStage: (_, share) => {
      if (share > 0.5) throw new Error('stopped by the caller')
    },
  })

/** How much the brightness of the face's middle changes from pixel to pixel. */
const detailOf = (age: number): number => {
  const { width, data } = render(person('female', { age }), plainScene(), { width: 256, height: 256 })
  let sum = 0
  for (let y = 85; y < 165; y++) {
    for (let x = 95; x < 160; x++) {
      const at = (y * width + x) * 4 + 1
      sum += Math.abs(2 * data[at] - data[at - 4] - data[at + 4])
    }
  }
  return sum
}

describe('renderPortrait', () => {
  it('gives the same bytes for the same input', () => {
    const identity = person('female', { hair: { ...averageIdentity('female').hair, style: 'long' } })
    expect(hashOf(render(identity, plainScene()))).toBe(hashOf(render(structuredClone(identity), plainScene())))
  })

  it('has the size asked for, opaque', () => {
    const picture = sketch(person('male'), plainScene(), { width: 120, height: 150 })
    expect([picture.width, picture.height, picture.data.length]).toEqual([120, 150, 120 * 150 * 4])
    expect(picture.data.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
  })

  it('shows a different picture for another seed, pose, light or expression', () => {
    const identity = person('female')
    const scene = plainScene()
    const pictures = [
      sketch(identity, scene),
      sketch({ ...identity, seed: 8 }, scene),
      sketch(identity, { ...scene, pose: { yaw: 0.3, pitch: 0, roll: 0 } }),
      sketch(identity, { ...scene, lighting: 'dramatic' }),
      sketch(identity, { ...scene, keyLight: 'right' }),
      sketch(identity, { ...scene, expression: { smile: 1, blink: 0, gazeX: 0, gazeY: 0 } }),
      sketch(identity, { ...scene, expression: { smile: 0, blink: 1, gazeX: 0, gazeY: 0 } }),
      sketch(identity, { ...scene, expression: { smile: 0, blink: 0, gazeX: 1, gazeY: 0 } }),
    ]
    expect(new Set(pictures.map(hashOf)).size).toBe(pictures.length)
  })

  it('makes shape numbers show', () => {
    const identity = person('male', { hair: { ...averageIdentity('male').hair, style: 'buzz' } })
    const plain = sketch(identity, plainScene())
    const changed = (
      ['jawWidth', 'noseWidth', 'eyeSize', 'browThickness', 'upperLip', 'skinTone', 'fullness'] as const
    ).map((name) =>
      difference(
        plain,
        sketch({ ...identity, shape: { ...identity.shape, [name]: identity.shape[name] * 1.15 + 0.2 } }, plainScene()),
      ),
    )
    // The mean is over the whole picture, of which the face fills the square of the camera's scale.
    const faceShare = portraitCamera(1, 1).scale ** 2
    for (const amount of changed) expect(amount / faceShare).toBeGreaterThan(0.31)
  })

  it('draws a mark or a raised brow on its own side of the face', () => {
    const plain = sketch(person('female'), plainScene())
    /** How much is drawn otherwise in the picture's left and right half. */
    const changedHalves = (other: Picture) => {
      const halves = { left: 0, right: 0 }
      other.data.forEach((value, at) => {
        const half = (at / 4) % SIZE.width < SIZE.width / 2 ? 'left' : 'right'
        halves[half] += Math.abs(value - plain.data[at])
      })
      return halves
    }
    const marked = (side: 'left' | 'right') =>
      changedHalves(sketch(person('female', { beautyMark: { place: 'cheek', side } }), plainScene()))
    // The person's own left is the picture's right.
    expect(marked('left').right).toBeGreaterThan(4 * marked('left').left)
    expect(marked('right').left).toBeGreaterThan(4 * marked('right').right)
    const { expression, ...scene } = plainScene()
    const raised = sketch(person('female'), { ...scene, expression: { ...expression, units: { browUp: 1 } } })
    // The other one only sinks a little.
    expect(changedHalves(raised).right).toBeGreaterThan(1.2 * changedHalves(raised).left)
  })

  it('tells its stages in order, from 0 to 1', () => {
    const shares: number[] = []
    renderPortrait(person('male'), plainScene(), {
      ...SIZE,
      createCanvas: createNodeCanvas,
      isRough: true,
      onStage: (_, share) => shares.push(share),
    })
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  it('stops when a stage throws', () => {
    expect(renderInterrupted).toThrow('stopped by the caller')
  })

  it.each([0.05, 0.45, 0.85])('shows skin near the asked tone %f', (skinTone) => {
    const average = averageIdentity('female')
    const identity = { ...average, shape: { ...average.shape, skinTone, blush: 0 } }
    const picture = sketch(identity, plainScene(), { width: 160, height: 160 })
    const [asked, shown] = [skinColor(skinTone, 0), meanColor(picture, 0.42, 0.53)].map((color) => rgbToOklab(color))
    expect(Math.abs(asked[0] - shown[0])).toBeLessThan(0.09)
    expect(Math.hypot(asked[1] - shown[1], asked[2] - shown[2])).toBeLessThan(0.035)
  })

  it('darkens with age and wrinkles: an old face has more detail than a young one', () => {
    expect(detailOf(72)).toBeGreaterThan(detailOf(22) * 1.1)
  })
})

it.each(['bun', 'ponytail'] as const)('earrings show beside a %s', (style) => {
  const wearing = (earrings: Identity['earrings']): Picture => {
    const { hair } = averageIdentity('female')
    const scene = plainScene({ pose: { yaw: 0, pitch: 0, roll: 0 } })
    return sketch(person('female', { hair: { ...hair, style }, earrings }), scene, { width: 160, height: 160 })
  }
  const [bare, worn] = (['none', 'hoops'] as const).map((name) => wearing({ style: name, color: [240, 200, 60] }))
  const changedOn = (isRight: boolean): number =>
    worn.data.filter((value, at) => (at >> 2) % 160 >= 80 === isRight && Math.abs(value - bare.data[at]) > 24).length
  expect(changedOn(false)).toBeGreaterThan(20)
  expect(changedOn(true)).toBeGreaterThan(20)
})

it('an upright picture shows the body down to its edge', () => {
  const scene = plainScene({ outfit: 'tee', outfitColor: [190, 20, 20], backdrop: 'studio' })
  const [red, green, blue] = meanColor(sketch(averageIdentity('female'), scene, { width: 90, height: 160 }), 0.5, 0.97)
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
})

const turn = <T>(choices: readonly T[], index: number): T => choices[index % choices.length]

/** One picture for each hair style; the other choices take turns, so that every one of them is drawn. */
describe('every choice renders', () => {
  it.each([...HAIR_STYLES.entries()])('picture %i, %s', (index, style) => {
    const gender = index % 2 === 0 ? 'male' : 'female'
    const average = averageIdentity(gender)
    const identity: Identity = {
      ...average,
      hair: { ...average.hair, style },
      beard: { ...average.beard, style: gender === 'male' ? turn(BEARD_STYLES, index / 2) : 'none' },
      glasses: { ...average.glasses, style: turn(GLASSES_STYLES, index) },
      earrings: { ...average.earrings, style: turn(EARRING_STYLES, index) },
    }
    const scene = plainScene({
      outfit: turn(PORTRAIT_OUTFITS, index),
      backdrop: turn(BACKDROPS, index),
      lighting: turn(LIGHTINGS, index),
    })
    const cheek = meanColor(sketch(identity, scene, { width: 64, height: 64 }), 0.5, 0.5)
    expect(cheek.every((channel) => channel > 20 && channel < 255)).toBe(true)
  })
})
