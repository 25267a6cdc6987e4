import type { Gender } from '../identity/identity.ts'
import type { DressCode } from './occasions.ts'
import type { PortraitOutfit } from './portrait-scene.ts'

type Choice = Partial<Record<PortraitOutfit, number>>

const WARDROBES: Record<Gender, Record<DressCode, Choice>> = {
  female: {
    casual: { tee: 2, shirt: 2, knit: 2, 'denim-jacket': 2, dress: 1, hoodie: 0.6 },
    smart: { blazer: 3, shirt: 2, turtleneck: 2, dress: 1 },
    summer: { dress: 4, tee: 2, shirt: 1 },
    cold: { knit: 2, turtleneck: 2, blazer: 1 },
    sport: { tee: 2, hoodie: 2 },
    home: { knit: 3, tee: 2, hoodie: 1, shirt: 1 },
    evening: { dress: 5, blazer: 1 },
  },
  male: {
    casual: { tee: 3, shirt: 2, knit: 2, 'denim-jacket': 2, hoodie: 1 },
    smart: { blazer: 3, shirt: 2, turtleneck: 2 },
    summer: { tee: 3, shirt: 3 },
    cold: { knit: 2, turtleneck: 2, blazer: 1 },
    sport: { tee: 2, hoodie: 2 },
    home: { knit: 2, tee: 2, hoodie: 1.4, shirt: 1 },
    evening: { blazer: 4, turtleneck: 1, shirt: 1 },
  },
}

/** What a person may wear for a dress code, without what was ruled out; weights for chance. */
export const outfitsFor = (gender: Gender, code: DressCode, excluded: readonly PortraitOutfit[]): Choice => {
  const allowed = (choice: Choice): Choice =>
    Object.fromEntries(Object.entries(choice).filter(([outfit]) => !excluded.some((name) => name === outfit)))
  const fitting = allowed(WARDROBES[gender][code])
  if (Object.keys(fitting).length > 0) return fitting
  return allowed(Object.assign({}, ...Object.values(WARDROBES[gender])))
}
