import { blendIdentities, identityFromName } from '@visage/studio/person'
import { portraitSceneFor } from '@visage/studio/scene'
import type { Identity, Rgb } from '@visage/studio/person'
import type { PortraitScene } from '@visage/studio/scene'
import { BLENDS } from '../../src/lib/example-people.ts'
import { blinkAt, ease, LOOP_SECONDS, mix, wave } from './loop.ts'
import type { Layer, Loop } from './loop.ts'

const mixRgb = (from: Rgb, to: Rgb, share: number): Rgb => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
]

const mixNumbers = <Numbers extends Record<string, number>>(from: Numbers, to: Numbers, share: number): Numbers => ({
  ...from,
  ...Object.fromEntries(Object.entries(from).map(([name, value]) => [name, mix(value, to[name] ?? value, share)])),
})

/** The first person on the way to the second: bones, skin, eyes and lips move; hair style and jewellery stay. */
const morphIdentity = (from: Identity, to: Identity, share: number): Identity => ({
  ...from,
  age: mix(from.age, to.age, share),
  shape: mixNumbers(from.shape, to.shape, share),
  eyeColor: mixRgb(from.eyeColor, to.eyeColor, share),
  hair: { ...from.hair, color: mixRgb(from.hair.color, to.hair.color, share) },
  makeup: {
    strength: mix(from.makeup.strength, to.makeup.strength, share),
    lipColor: mixRgb(from.makeup.lipColor, to.makeup.lipColor, share),
    lipstick: mix(from.makeup.lipstick, to.makeup.lipstick, share),
    gloss: mix(from.makeup.gloss, to.makeup.gloss, share),
    shadowColor: mixRgb(from.makeup.shadowColor, to.makeup.shadowColor, share),
    eyeliner: mix(from.makeup.eyeliner, to.makeup.eyeliner, share),
  },
})

/** The share of a person's time in which the face stands still; in the rest it turns into the next. */
const restShare = 0.5
const papers: readonly (readonly [Rgb, Rgb])[] = [
  [
    [98, 76, 70],
    [30, 24, 28],
  ],
  [
    [78, 88, 104],
    [24, 28, 38],
  ],
  [
    [72, 92, 84],
    [22, 30, 30],
  ],
  [
    [76, 84, 138],
    [20, 22, 48],
  ],
]

const { names, gender } = BLENDS[0]
const parents = names.map((name) => identityFromName(name, gender))
const people = [...parents, blendIdentities(parents)].map((identity, index) => ({
  identity,
  paper: papers[index % papers.length],
}))
const blinkSeconds = people.map((_, index) => ((index + (1 + restShare) / 2) / people.length) * LOOP_SECONDS - 0.12)

type Person = { identity: Identity; paper: readonly [Rgb, Rgb] | undefined }

const sceneOf = ({ identity, paper }: Person, share: number, smile: number): PortraitScene => ({
  ...portraitSceneFor(identity, identity.seed),
  backdrop: 'studio',
  backdropColors: paper,
  lighting: 'soft',
  keyLight: 'right',
  pose: { yaw: 0.2 * wave(share), pitch: 0.02 * wave(share, 2), roll: 0.03 * wave(share, 1, 0.25) },
  expression: { smile, blink: blinkAt(share, blinkSeconds), gazeX: -0.25 * wave(share), gazeY: 0 },
})

const smileOf = ({ identity }: Person) => 0.15 + 0.5 * Math.max(0, identity.mood)

const layersAt = (share: number): readonly Layer[] => {
  const place = share * people.length
  const index = Math.floor(place)
  const from = people[index]
  const to = people[(index + 1) % people.length]
  if (!from || !to) throw new RangeError('A place in a loop is at least 0 and less than 1.')
  const morph = ease((place - index - restShare) / (1 - restShare))
  const smile = mix(smileOf(from), smileOf(to), morph)
  const before = { identity: morphIdentity(from.identity, to.identity, morph), scene: sceneOf(from, share, smile) }
  if (morph === 0) return [{ ...before, opacity: 1 }]
  const after = { identity: morphIdentity(to.identity, from.identity, 1 - morph), scene: sceneOf(to, share, smile) }
  return [
    { ...before, opacity: 1 },
    { ...after, opacity: morph },
  ]
}

/** Three people turn into one another and into the face that is blended from them. */
export const FACES_LOOP: Loop = { name: 'faces', posterShare: 0.8, layersAt }
