import type { Identity, Rgb } from '@visage/studio/identity'
import { mix } from './moves.ts'

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
export const morphIdentity = (from: Identity, to: Identity, share: number): Identity => ({
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
