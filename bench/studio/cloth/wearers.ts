import { identityFromText } from '../../../studio/src/exports/person.ts'
import type { Gender, Identity } from '../../../studio/src/exports/person.ts'
import { sceneFromText } from '../../../studio/src/prompt/from-text.ts'
import type { Framing, Scene } from '../../../studio/src/scene/scene.ts'
import type { BenchGarment } from './garments.ts'

export type Wearer = { name: string; gender: Gender; identity: Identity; scene: Scene }

const WEARERS: readonly (readonly [Gender, string, Framing, string])[] = [
  ['female', 'Woman, 28, short black hair', 'half-body', 'in a park'],
  ['male', 'Man, 32, short brown hair, stubble', 'half-body', 'in a cafe'],
  ['female', 'Woman, 34, brown skin, black bun', 'full-body', 'in the street'],
  ['male', 'Man, 26, dark skin, black fade', 'full-body', 'in a park'],
  ['female', 'Woman, 24, ginger lob, freckles', 'selfie', 'at home'],
  ['male', 'Man, 45, grey beard', 'selfie', 'on a rooftop'],
  ['female', 'Woman, 40, blonde bob', 'full-body', 'at the beach'],
  ['female', 'Woman, 22, long brown hair', 'half-body', 'in a photo studio'],
  ['male', 'Man, 38, curly black hair', 'half-body', 'in an office'],
  ['female', 'Woman, 30, olive skin, dark brown ponytail', 'full-body', 'in a hotel lobby'],
  ['female', 'Woman, 52, grey bob, glasses', 'half-body', 'in a library'],
  ['male', 'Man, 29, blonde quiff', 'full-body', 'at the sea'],
]

export const listWearers = (): Wearer[] =>
  WEARERS.map(([gender, person, framing, place], index) => {
    const { identity } = identityFromText(person, gender)
    const { scene } = sceneFromText(place, identity, { framing, seed: 11 + index })
    return { name: `${framing}, ${person}, ${place}`, gender, identity, scene }
  })

const WOMENS = /dress|skirt/

/** Whether a wearer's picture shows where a garment goes. */
const canWear = ({ gender, scene }: Wearer, { name, category }: BenchGarment): boolean =>
  !(category === 'bottoms' && scene.framing !== 'full-body' && name !== 'jeans') &&
  !(category !== 'tops' && scene.framing === 'selfie') &&
  !(WOMENS.test(name) && gender === 'male')

/** Two wearers for each garment, all of them taking turns. */
export const pairUp = (garments: readonly BenchGarment[]): { garment: BenchGarment; wearer: Wearer }[] => {
  const turns = listWearers()
  return garments.flatMap((garment) =>
    [0, 1].map(() => {
      const index = turns.findIndex((wearer) => canWear(wearer, garment))
      const [wearer] = turns.splice(index, 1)
      if (!wearer) throw new Error(`Nobody can wear the ${garment.name}.`)
      turns.push(wearer)
      return { garment, wearer }
    }),
  )
}
