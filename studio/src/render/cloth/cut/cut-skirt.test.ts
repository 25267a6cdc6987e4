import { expect, test } from 'vitest'
import type { Identity } from '../../../identity/identity.ts'
import type { Outfit } from '../../../scene/outfits/outfit.ts'
import { OUTFITS } from '../../../scene/outfits/outfits.ts'
import { PORTRAIT_OUTFITS } from '../../../scene/scene.ts'
import type { Stance } from '../../../scene/scene.ts'
import { bodyParts } from '../../body/body-field.ts'
import { poseFigure } from '../../body/figure.ts'
import { BOTTOM_CUTS } from './bottom-cuts.ts'
import { TOP_CUTS } from './top-cuts.ts'
import { dress } from '../dress.ts'
import { averageIdentity, plainScene } from '../../testing/test-person.ts'

const SKIRTS = PORTRAIT_OUTFITS.filter((outfit) => {
  const { top, bottom }: Outfit = OUTFITS[outfit]
  return bottom ? 'skirt' in BOTTOM_CUTS[bottom.cut] : TOP_CUTS[top.cut].skirt
})

type Hips = { mannequin: Parameters<typeof dress>[0]['mannequin']; skin: [x: number, y: number, z: number][] }
const hips = new Map<string, Hips>()
/** Somebody and their skin around hips and thighs, found once for all that is worn over it. */
const hipsOf = (identity: Identity, stance: Stance): Hips => {
  const name = `${identity.gender} ${identity.shape.build} ${stance}`
  const known = hips.get(name)
  if (known) return known
  const figure = poseFigure(identity, plainScene({ stance, framing: 'full-body' }), { heelHeight: 0, room: 0 })
  const parts = bodyParts(figure)
  const { trunk, legs } = parts
  const skin: Hips['skin'] = []
  const { hipY } = figure.frame
  for (let y = hipY - 0.7; y < hipY + 1.5; y += 0.1)
    for (let turn = 0; turn < 24; turn++) {
      const [side, ahead] = [Math.sin((turn / 12) * Math.PI), Math.cos((turn / 12) * Math.PI)]
      const body = (r: number) =>
        Math.min(trunk(side * r, y, ahead * r), ...legs.map((leg) => leg(side * r, y, ahead * r)))
      let reach = 2
      while (reach > 0 && body(reach) > 0) reach -= 0.02
      skin.push([side * reach, y, ahead * reach])
    }
  const found = { mannequin: { figure, parts, seed: 1, bottomY: 15 }, skin }
  hips.set(name, found)
  return found
}

test.each(SKIRTS)('no hip or thigh shows through %s', (outfit) => {
  for (const stance of ['relaxed', 'hand-on-hip', 'walking'] as const)
    for (const build of [-0.8, 0, 0.9]) {
      const average = averageIdentity(OUTFITS[outfit].genders[0])
      const identity = { ...average, shape: { ...average.shape, build } }
      const { mannequin, skin } = hipsOf(identity, stance)
      const wardrobe = plainScene({ outfit, stance, framing: 'full-body' })
      const garments = dress({ wardrobe, mannequin, identity })
      const hemY = Math.max(...garments.map(({ bares }) => bares.legsBelow))
      const isCovered = (x: number, y: number, z: number) => garments.some(({ field }) => field(x, y, z) < 0)
      expect(
        skin.filter(([x, y, z]) => y < hemY && !isCovered(x, y, z)),
        `${stance}, ${build}`,
      ).toEqual([])
    }
})

/** Places on top of and beside the thighs of somebody who sits, and how far down they lie on a leg that hangs. */
const lapOf = (identity: Identity) => {
  const scene = plainScene({ stance: 'on-chair', framing: 'full-body' })
  const figure = poseFigure(identity, scene, { heelHeight: 0, room: 0, isSkirted: true })
  const parts = bodyParts(figure)
  const skin = figure.legs.flatMap(({ limb: { root, joint, upper } }, index) =>
    [0.4, 0.6, 0.8].flatMap((share) =>
      [-1, 0, 1].map((aside) => {
        const [x, y, z] = root.map((from, axis) => from + share * (joint[axis] - from))
        const at = (reach: number) => [x + aside * 0.7 * reach, y - (aside === 0 ? 1 : 0.7) * reach, z] as const
        let reach = 0
        while (parts.legs[index](...at(reach)) < 0) reach += 0.02
        return { point: at(reach), down: root[1] + share * upper.length }
      }),
    ),
  )
  return { mannequin: { figure, parts, seed: 1, bottomY: 15 }, skin }
}

test.each(SKIRTS)('no thigh shows through %s on somebody who sits', (outfit) => {
  for (const build of [-0.8, 0.9]) {
    const average = averageIdentity(OUTFITS[outfit].genders[0])
    const identity = { ...average, shape: { ...average.shape, build } }
    const { mannequin, skin } = lapOf(identity)
    const wardrobe = plainScene({ outfit, stance: 'on-chair', framing: 'full-body' })
    const garments = dress({ wardrobe, mannequin, identity })
    const hemY = Math.max(...garments.map(({ bares }) => bares.legsBelow))
    const shown = skin.filter(
      ({ point, down }) => down < hemY - 0.3 && !garments.some(({ field }) => field(...point) < 0),
    )
    expect(shown, `${build}`).toEqual([])
  }
})
