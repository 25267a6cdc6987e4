import type { Rgb } from '../../image/rgb.ts'
import type { Prop } from '../../scene/scene.ts'
import type { Figure } from '../body/figure.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import type { Mesh } from '../raster/mesh.ts'
import { makeBook } from './book.ts'
import { makeBouquet } from './bouquet.ts'
import { makeMicrophone, makePhone } from './devices.ts'
import { makeCup, makeGlass } from './drinks.ts'
import { gripOf } from './grip.ts'
import type { MadeProp, PropMaking } from './grip.ts'
import { makeUmbrella } from './umbrella.ts'

const MAKERS: Record<Prop, (making: PropMaking) => MadeProp> = {
  book: makeBook,
  cup: makeCup,
  glass: makeGlass,
  phone: makePhone,
  umbrella: makeUmbrella,
  bouquet: makeBouquet,
  microphone: makeMicrophone,
}

const COLORS: Record<Prop, readonly Rgb[]> = {
  book: [
    [122, 40, 44],
    [36, 66, 92],
    [42, 84, 68],
    [196, 150, 78],
  ],
  cup: [
    [236, 230, 220],
    [70, 96, 116],
    [176, 92, 66],
    [58, 60, 66],
  ],
  glass: [[116, 26, 44]],
  phone: [
    [38, 40, 46],
    [206, 202, 196],
    [70, 84, 104],
  ],
  umbrella: [
    [34, 38, 48],
    [140, 38, 46],
    [38, 70, 96],
    [196, 156, 70],
  ],
  bouquet: [
    [206, 74, 92],
    [232, 160, 170],
    [236, 214, 178],
    [222, 132, 84],
  ],
  microphone: [[40, 40, 44]],
}

const PLAIN = { weave: () => undefined, sheen: 0, gloss: 0.22 } as const

/** Makes what a person holds; nothing where no hand is free for it. */
export const makeProp = (
  prop: Prop,
  { figure, color, seed }: { figure: Figure; color: Rgb | undefined; seed: number },
): { meshes: Mesh[]; look: ClothAppearance } | undefined => {
  const hand = figure.arms.find((arm) => arm.isHolding)?.hand
  if (!hand) return undefined
  const own = color ?? COLORS[prop][seed % COLORS[prop].length]
  const { meshes, paint } = MAKERS[prop]({ grip: gripOf(hand), figure, color: own })
  return { meshes, look: { fabric: PLAIN, color: own, pattern: 'plain', seams: paint } }
}
