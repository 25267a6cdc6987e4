import { describe, expect, it } from 'vitest'
import { WORN_NAMES, wornThing } from '../../identity/worn.ts'
import type { Worn } from '../../identity/worn.ts'
import { framingCamera } from '../view/camera.ts'
import { makePose } from '../view/pose.ts'
import { buildHead } from '../head/build-head.ts'
import { growHair } from '../hair/grow-hair.ts'
import { buildBody } from '../person/build-body.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Scene } from '../../scene/scene.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'
import { looksOnHead, wearOnHead } from './wear-on-head.ts'

const woman = averageIdentity('female')
const scene = plainScene({ framing: 'half-body', stance: 'relaxed', outfit: 'summer-dress' })
const head = buildHead(woman, scene.expression, 0.16)
const pose = makePose(scene.pose, framingCamera('half-body', 300, 375))
const options = { cell: 0.2, bottomY: 6.8 }
const bare = buildBody(woman, scene, options)

const wear = (name: (typeof WORN_NAMES)[number]): Worn => ({ [wornThing(name).place]: { name, color: [150, 60, 60] } })

/** What lies on the skin has no shape of its own: it is painted with the features. */
const PAINTED = new Set<string>(['face-art', 'skin-mark', 'ink', 'legs', 'teeth', 'brow-dye'])

describe.each(WORN_NAMES.filter((name) => !PAINTED.has(wornThing(name).place)))('%s', (name) => {
  it('is drawn, and has a look of its own', () => {
    const worn = wear(name)
    const onHead = wearOnHead(worn, head)
    const isOnHead = ['hat', 'nose', 'mask'].includes(wornThing(name).place)
    const body = isOnHead ? bare : buildBody(woman, { ...scene, worn }, options)
    const materials = new Set(bare.meshes.map(({ material }) => material))
    const drawn = [...onHead.flatMap(({ meshes }) => meshes), ...body.meshes].filter(
      ({ material }) => !materials.has(material) || (name === 'nail-polish' && material === MATERIAL.nails),
    )
    const looks = new Map([...body.looks, ...looksOnHead(onHead)])
    expect(drawn.length).toBeGreaterThan(0)
    for (const { positions, material } of drawn) {
      expect(positions.every(Number.isFinite)).toBe(true)
      expect(looks.get(material)?.color).toEqual([150, 60, 60])
    }
  })
})

/** How far beads reach to the side. */
const breadth = (name: 'pearls' | 'choker', outfit: Scene['outfit']) => {
  const { meshes } = buildBody(woman, { ...scene, outfit, worn: wear(name) }, options)
  const beads = meshes.filter(({ material }) => material === MATERIAL.necklace)
  return Math.max(...beads.flatMap(({ positions }) => [...positions].filter((_, at) => at % 3 === 0)))
}

it('a necklace lies under a jacket, and round the neck alone where it is a choker', () => {
  expect(breadth('pearls', 'leather-jacket')).toBeCloseTo(breadth('pearls', 'tee'), 1)
  expect(breadth('choker', 'leather-jacket')).toBeLessThan(0.6)
})

it('hats lie outside the head', () => {
  for (const name of ['beanie', 'cap', 'fedora', 'turban', 'bandana'] as const)
    for (const { positions } of wearOnHead(wear(name), head)[0].meshes)
      for (let at = 0; at < positions.length; at += 3)
        expect(head.distance(positions[at], positions[at + 1], positions[at + 2])).toBeGreaterThan(0.02)
})

it('hair lies under a hat, and under a headscarf there is none to be seen', () => {
  const curly = { ...woman, hair: { ...woman.hair, style: 'afro' as const, curl: 0.95 } }
  const highest = (worn: Worn) => {
    const { strands } = growHair({
      identity: curly,
      head,
      pose,
      body: bare,
      headWear: wearOnHead(worn, head),
      detail: 0.1,
    })
    const heights = strands.map(({ points }) =>
      points.filter((_, at) => at % 3 === 1).reduce((a, b) => Math.min(a, b), 9),
    )
    return Math.min(9, ...heights)
  }
  expect(highest({})).toBeLessThan(-1.3)
  expect(highest(wear('beanie'))).toBeGreaterThan(-1.1)
  expect(highest(wear('headscarf'))).toBe(9)
})

describe.each(['tights', 'fishnets', 'stockings', 'knee-socks', 'socks'] as const)('%s', (name) => {
  const whole = plainScene({ framing: 'full-body', stance: 'relaxed', outfit: 'summer-dress' })
  const dressed = buildBody(woman, { ...whole, worn: wear(name) }, { cell: 0.2, bottomY: 14 })
  const { kneeY, ankleY } = dressed.figure.frame
  const [skin] = dressed.meshes
  const materialOf = (x: number, y: number) => skin.materialAt?.(x, y, 0)

  it('cover legs as far up as they reach, and no arm', () => {
    expect(materialOf(0.5, ankleY)).toBe(MATERIAL.legs)
    expect(materialOf(0.5, kneeY)).toBe(name.includes('socks') ? MATERIAL.skin : MATERIAL.legs)
    const arms = dressed.figure.arms.map(({ hand }) => hand?.wrist[1] ?? 0)
    expect(materialOf(1, Math.min(...arms))).toBe(MATERIAL.skin)
    expect(dressed.looks.get(MATERIAL.legs)?.color).toEqual([150, 60, 60])
  })

  it('cover the feet that a shoe leaves bare', () => {
    const feet = buildBody(woman, { ...whole, shoes: 'sandals', worn: wear(name) }, { cell: 0.2, bottomY: 14 })
    expect(feet.meshes.filter(({ material }) => material === MATERIAL.legs)).toHaveLength(2)
  })
})
