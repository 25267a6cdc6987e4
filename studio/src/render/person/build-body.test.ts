import { expect, test } from 'vitest'
import type { Gender } from '../../identity/identity.ts'
import { between } from '../../math/vector.ts'
import { composeScene } from '../../scene/compose-scene.ts'
import type { Outfit } from '../../scene/outfits/outfit.ts'
import { OUTFITS } from '../../scene/outfits/outfits.ts'
import { isSkirted } from '../../scene/outfits/pieces.ts'
import { PROP_GRIPS } from '../../scene/props.ts'
import { PORTRAIT_OUTFITS, PROPS, STANCES } from '../../scene/scene.ts'
import type { Stance } from '../../scene/scene.ts'
import { bodyParts } from '../body/body-field.ts'
import { poseFigure } from '../body/figure.ts'
import { measureFrame } from '../body/frame.ts'
import { handCenter } from '../body/hand.ts'
import { createClothShader } from '../cloth/appearance/shade-cloth.ts'
import { BOTTOM_CUTS } from '../cloth/cut/bottom-cuts.ts'
import { OUTER_CUTS } from '../cloth/cut/outer-cuts.ts'
import { TOP_CUTS } from '../cloth/cut/top-cuts.ts'
import { dress } from '../cloth/dress.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'
import { lowestShown, portraitCamera } from '../view/camera.ts'
import { buildBody } from './build-body.ts'

const PORTRAIT = { cell: 0.075, bottomY: 2.6 }
/** Fine enough to tell whether a foot touches the floor with its sole. */
const WHOLE = { cell: 0.24, bottomY: 15 }
/** Fine enough for tips of toes. */
const TIPTOE = { ...WHOLE, cell: 0.16 }
const TIPTOED: ReadonlySet<Stance> = new Set(['on-pointe', 'jumping'])
/** Where only what is held is looked at: that has as many triangles at every size of the body's cells. */
const HOLDING = { cell: 0.45, bottomY: 6.9 }
/** As coarse as the smallest portraits are, and whole bodies twice as coarse. */
const SMALL_PORTRAIT = { ...PORTRAIT, cell: 0.15 }
const SMALL_WHOLE = { ...WHOLE, cell: 0.32 }

const meshSize = (values: Float32Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

/** How far the worst normal is from length 1. */
const worstNormal = (normals: Float32Array): number => {
  let worst = 0
  for (let at = 0; at < normals.length; at += 3)
    worst = Math.max(worst, Math.abs(Math.hypot(normals[at], normals[at + 1], normals[at + 2]) - 1))
  return worst
}

const isSound = ({ positions, normals, indices }: Mesh, farthest: number): boolean =>
  positions.every(Number.isFinite) &&
  meshSize(positions) < farthest &&
  indices.every((index) => index < positions.length / 3) &&
  worstNormal(normals) < 0.02

test.each(PORTRAIT_OUTFITS)('%s builds finite meshes with unit normals and valid triangles', (outfit) => {
  const identity = averageIdentity(OUTFITS[outfit].genders[0])
  const near = buildBody(identity, plainScene({ outfit }), SMALL_PORTRAIT)
  const whole = buildBody(identity, plainScene({ outfit, framing: 'full-body' }), SMALL_WHOLE)
  expect(near.meshes.map((mesh) => isSound(mesh, 4))).not.toContain(false)
  expect(whole.meshes.map((mesh) => isSound(mesh, 15))).not.toContain(false)
  for (const material of whole.looks.keys())
    expect(whole.meshes.some((mesh) => mesh.material === material && mesh.indices.length > 600)).toBe(true)
})

const bodies = new Map<string, ReturnType<typeof buildBody>>()
/** Built once for all tests that look at it. */
const standing = (stance: Stance, gender: Gender) => {
  const name = `${gender} ${stance}`
  const body =
    bodies.get(name) ??
    buildBody(
      averageIdentity(gender),
      plainScene({ stance, framing: 'full-body' }),
      TIPTOED.has(stance) ? TIPTOE : WHOLE,
    )
  bodies.set(name, body)
  return body
}

const lowest = (meshes: readonly Mesh[]): number =>
  meshes.reduce(
    (most, { positions }) => positions.reduce((low, y, at) => (at % 3 === 1 ? Math.max(low, y) : low), most),
    0,
  )

const aboveGround = (stance: Stance): number[] =>
  (['female', 'male'] as const).map((gender) => {
    const { meshes, figure } = standing(stance, gender)
    return figure.groundY - lowest(meshes.filter(({ material }) => material !== MATERIAL.table))
  })

// On a stool the feet rest on its rung.
test.each(STANCES.filter((stance) => stance !== 'jumping' && stance !== 'on-stool'))(
  'someone %s touches the floor',
  (stance) => {
    for (const gap of aboveGround(stance)) expect(Math.abs(gap)).toBeLessThan(0.12)
  },
)

test('someone who jumps does not', () => {
  for (const gap of aboveGround('jumping')) expect(gap).toBeGreaterThan(1)
})

test('what hangs as a skirt is known as one', () => {
  const cuts = { top: TOP_CUTS, outer: OUTER_CUTS, bottom: BOTTOM_CUTS }
  for (const [layer, all] of Object.entries(cuts))
    for (const [cut, shape] of Object.entries(all)) {
      const worn = { ...OUTFITS.suit, outer: undefined, bottom: undefined, [layer]: { cut } } as unknown as Outfit
      expect([
        cut,
        isSkirted({ ...worn, ...(layer !== 'top' && { top: { ...OUTFITS.suit.top, cut: 'tee' } }) }),
      ]).toEqual([cut, 'skirt' in shape])
    }
})

test('arms keep their length whatever they do', () => {
  for (const stance of STANCES)
    for (const { limb } of standing(stance, 'female').figure.arms) {
      const { upperArm, lowerArm } = measureFrame(averageIdentity('female'))
      expect(limb.upper.length).toBeCloseTo(upperArm, 3)
      expect(limb.lower.length).toBeCloseTo(lowerArm, 3)
    }
})

test('folded arms pass each other and show both hands, each at the other arm', () => {
  for (const gender of ['female', 'male'] as const)
    for (const build of [-1, 0, 1]) {
      const average = averageIdentity(gender)
      const identity = { ...average, shape: { ...average.shape, build } }
      const scene = plainScene({ framing: 'half-body', stance: 'arms-crossed' })
      const figure = poseFigure(identity, scene, { heelHeight: 0, room: 0 })
      const { arms } = bodyParts(figure)
      figure.arms.forEach(({ hand, limb }, side) => {
        if (!hand) throw new Error('No hand')
        const other = arms[1 - side]
        expect(other(...handCenter(hand))).toBeLessThan(0.75 * hand.size)
        for (let share = 0; share <= 1; share += 0.1)
          expect(other(...between(limb.joint, limb.end, share))).toBeGreaterThan(0)
      })
    }
})

test.each(PROPS)('a %s is held by a hand that touches it', (prop) => {
  for (const gender of ['female', 'male'] as const) {
    const scene = plainScene({ prop, framing: 'half-body' })
    const { meshes, figure, glass } = buildBody(averageIdentity(gender), scene, HOLDING)
    const parts = [...meshes, ...(glass?.walls ?? [])].filter(({ material }) => material === MATERIAL.prop)
    expect(parts.map((mesh) => isSound(mesh, 15))).not.toContain(false)
    const hands = figure.arms.flatMap(({ hand, isHolding }) =>
      hand && isHolding ? [figure.warp.apply(hand.wrist)] : [],
    )
    expect(hands.length).toBe(PROP_GRIPS[prop] === 'book' ? 2 : 1)
    for (const [x, y, z] of hands) {
      const away = parts.flatMap(({ positions }) =>
        Array.from({ length: positions.length / 3 }, (_, at) =>
          Math.hypot(positions[at * 3] - x, positions[at * 3 + 1] - y, positions[at * 3 + 2] - z),
        ),
      )
      expect(Math.min(...away)).toBeLessThan(1)
    }
  }
})

test('nothing is held in a portrait, whatever is wished for', () => {
  const identity = averageIdentity('male')
  const [scene, ...others] = PROPS.map((prop) => composeScene(identity, { framing: 'selfie', seed: 1 }, { prop }))
  const { meshes, figure } = buildBody(identity, scene, SMALL_PORTRAIT)
  expect(meshes.map(({ material }) => material)).not.toContain(MATERIAL.prop)
  expect(figure.arms.map(({ isHolding }) => isHolding)).toEqual([false, false])
  for (const other of others) expect(other).toEqual(scene)
})

test('who sits has a table under both hands', () => {
  const scene = plainScene({ stance: 'seated', framing: 'half-body' })
  const { meshes, figure } = buildBody(averageIdentity('female'), scene, HOLDING)
  const top = meshes.find(({ material }) => material === MATERIAL.table)?.positions[1] ?? 0
  const wrists = figure.arms.map(({ hand }) => hand?.wrist[1] ?? 99)
  for (const wrist of wrists) expect(top - wrist).toBeGreaterThan(0.1)
  for (const wrist of wrists) expect(top - wrist).toBeLessThan(0.6)
})

const shown = (stance: Stance) => standing(stance, 'male').figure.arms.filter(({ hand }) => hand).length

test('hands stay out of sight behind the back', () => {
  expect([shown('relaxed'), shown('hands-behind-back')]).toEqual([2, 0])
})

/** Whether the fingers of each hand lie within cloth or body. */
const fingersOf = (stance: Stance) => {
  const { figure, distance } = standing(stance, 'male')
  return figure.arms.map(({ hand }) => {
    if (!hand) return undefined
    const [x, y, z] = hand.wrist.map((at, axis) => at + 1.1 * hand.fingers[axis])
    return distance(...figure.warp.apply([x, y, z])) < 0
  })
}

test('in pockets fingers lie within the trousers', () => {
  expect([fingersOf('relaxed'), fingersOf('hands-in-pockets')]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('a bare chest wears no cloth and its skin has no gaps', () => {
  const { meshes } = buildBody(averageIdentity('male'), plainScene({ outfit: 'swim-shorts' }), SMALL_PORTRAIT)
  expect(meshes.map(({ material }) => material)).not.toContain(MATERIAL.innerGarment)
  const [{ rest, materialAt }] = meshes
  const materials = Array.from({ length: rest.length / 3 }, (_, at) =>
    materialAt?.(rest[3 * at], rest[3 * at + 1], rest[3 * at + 2]),
  )
  expect(new Set(materials)).toEqual(new Set([MATERIAL.skin]))
})

test('garment shells have no holes: every inner edge joins two triangles', () => {
  const { meshes } = buildBody(averageIdentity('male'), plainScene({ outfit: 'tee' }), PORTRAIT)
  const [, shell] = meshes
  const { indices, rest } = shell
  const uses = new Map<string, number>()
  const onBoxEdge = (vertex: number) =>
    rest[vertex * 3 + 1] > 2.3 || rest[vertex * 3 + 1] < 1.1 || Math.abs(rest[vertex * 3]) > 1.9
  for (let at = 0; at < indices.length; at += 3)
    for (let corner = 0; corner < 3; corner++) {
      const [a, b] = [indices[at + corner], indices[at + ((corner + 1) % 3)]]
      if (onBoxEdge(a) || onBoxEdge(b)) continue
      const key = a < b ? `${a} ${b}` : `${b} ${a}`
      uses.set(key, (uses.get(key) ?? 0) + 1)
    }
  const open = [...uses.values()].filter((count) => count !== 2).length
  expect(open / uses.size).toBeLessThan(0.005)
})

const blazerPositions = () =>
  buildBody(averageIdentity('male'), plainScene({ outfit: 'blazer' }), SMALL_PORTRAIT).meshes.map(
    ({ positions }) => positions,
  )

test('the same person in the same scene has the same body', () => {
  expect(blazerPositions()).toEqual(blazerPositions())
})

test('the neck reaches into the head and the shoulders lie outside it', () => {
  const { distance } = buildBody(averageIdentity('female'), plainScene(), SMALL_PORTRAIT)
  expect(distance(0, 0.5, -0.2)).toBeLessThan(0)
  expect(distance(0, 2, -0.3)).toBeLessThan(0)
  expect(distance(2.4, 1.2, 0)).toBeGreaterThan(0.2)
})

const materialAtCollarbone = (outfit: 'dress' | 'turtleneck') =>
  buildBody(averageIdentity('female'), plainScene({ outfit }), SMALL_PORTRAIT).meshes[1].materialAt?.(0.35, 1.8, 0)

test('a dress leaves the collarbones bare and a turtleneck does not', () => {
  expect(materialAtCollarbone('dress')).toBe(MATERIAL.none)
  expect(materialAtCollarbone('turtleneck')).toBe(MATERIAL.innerGarment)
})

test('cloth takes the colour of the outfit within a tenth', () => {
  const color = [60, 110, 170] as const
  const { looks } = buildBody(
    averageIdentity('male'),
    plainScene({ outfit: 'knit', outfitColor: color }),
    SMALL_PORTRAIT,
  )
  const shade = createClothShader(looks, 285)
  const sum = [0, 0, 0]
  const count = 400
  for (let index = 0; index < count; index++) {
    const sample = {
      material: MATERIAL.innerGarment,
      x: -0.6 + (index % 20) * 0.061,
      y: 1.9 + Math.floor(index / 20) * 0.017,
      z: 0.1,
      isSleeve: false,
      around: 0,
      pixelsPerUnit: 0,
      normalX: 0,
      normalY: 0,
      normalZ: 1,
      red: 0,
      green: 0,
      blue: 0,
      sheen: 0,
      gloss: 0,
      luster: 0,
    }
    shade(sample)
    expect(Math.hypot(sample.normalX, sample.normalY, sample.normalZ)).toBeCloseTo(1, 3)
    sum[0] += sample.red
    sum[1] += sample.green
    sum[2] += sample.blue
  }
  color.forEach((channel, at) => expect(Math.abs(sum[at] / count / channel - 1)).toBeLessThan(0.1))
})

const outermost = ({ positions }: Mesh, axis: 0 | 1 | 2): number =>
  positions.reduce((most, value, at) => (at % 3 === axis ? Math.max(most, value) : most), Number.NEGATIVE_INFINITY)

const FIGURES = {
  'tall and muscular': { stature: 1, muscle: 1 },
  'short and heavy': { stature: -1, build: 1, waist: 1, hips: 1 },
  pregnant: { belly: 1, bust: 1 },
  slight: { build: -1, waist: -1, hips: -1, muscle: -1, bust: -1 },
}

// A tee covers all of a belly, a blouse in a skirt each a part of it.
test.each(Object.entries(FIGURES))(
  'a %s body is whole, stands on the floor, and its front is dressed',
  (_name, numbers) => {
    for (const [gender, outfit, material] of [
      ['female', 'tee', MATERIAL.innerGarment],
      ['male', 'tee', MATERIAL.innerGarment],
      ['female', 'blouse', MATERIAL.bottoms],
    ] as const) {
      const average = averageIdentity(gender)
      const identity = { ...average, shape: { ...average.shape, ...numbers } }
      const { meshes, figure } = buildBody(identity, plainScene({ outfit, framing: 'full-body' }), WHOLE)
      expect(meshes.map((mesh) => isSound(mesh, 16))).not.toContain(false)
      expect(Math.abs(figure.groundY - lowest(meshes))).toBeLessThan(0.12)
      const { waistY, hipY } = figure.frame
      const heights = material === MATERIAL.bottoms ? [hipY] : [waistY, (waistY + hipY) / 2, hipY]
      const trunk = Math.max(...heights.map((y) => figure.trunk.front(y)))
      const cloth = meshes.filter((mesh) => mesh.material === material).map((mesh) => outermost(mesh, 2))
      expect(Math.max(...cloth)).toBeGreaterThan(trunk)
    }
  },
)

// An upright picture of head and shoulders ends a little above the waists of some and below those of others.
test.each(PORTRAIT_OUTFITS)('every piece of %s that an upright portrait shows begins above its end', (outfit) => {
  for (const gender of ['female', 'male'] as const) {
    const identity = averageIdentity(gender)
    const scene = plainScene({ outfit })
    const figure = poseFigure(identity, scene, { heelHeight: 0, room: 0 })
    const mannequin = { figure, parts: bodyParts(figure), seed: 1, bottomY: lowestShown(portraitCamera(540, 960)) }
    const pieces = dress({ wardrobe: scene, mannequin, identity }).flatMap((garment) => garment.pieces)
    expect(pieces.filter(({ low, high }) => low[1] >= high[1])).toEqual([])
  }
})

// A trouser leg ends within the other one on its inner side.
test.each(PORTRAIT_OUTFITS)('%s is meshed as far as it reaches on the heaviest people', (outfit) => {
  for (const gender of OUTFITS[outfit].genders)
    for (const stance of ['relaxed', 'hands-in-pockets'] as const) {
      const average = averageIdentity(gender)
      const identity = { ...average, age: 65, shape: { ...average.shape, build: 1, waist: 1, hips: 1 } }
      const wardrobe = plainScene({ outfit, stance, framing: 'full-body' })
      const figure = poseFigure(identity, wardrobe, { heelHeight: 0, room: 0 })
      const mannequin = { figure, parts: bodyParts(figure), seed: 1, bottomY: WHOLE.bottomY }
      const pieces = dress({ wardrobe, mannequin, identity }).flatMap((garment) => garment.pieces)
      const cut = pieces.flatMap(({ field, covers, low, high }) => {
        const isCut = (x: number, y: number, z: number) => field(x, y, z) < 0 && covers(x, y, z)
        const outer = Math.max(Math.abs(low[0]), Math.abs(high[0]))
        const found: number[][] = []
        for (let y = low[1]; y <= high[1]; y += 0.2) {
          for (let x = low[0]; x <= high[0]; x += 0.2) if (isCut(x, y, high[2])) found.push([x, y, high[2]])
          for (let z = low[2]; z <= high[2]; z += 0.2)
            for (const x of [low[0], high[0]]) if (Math.abs(x) === outer && isCut(x, y, z)) found.push([x, y, z])
        }
        return found
      })
      expect(cut, `${gender}, ${stance}`).toEqual([])
    }
})
