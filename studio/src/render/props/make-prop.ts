import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Prop } from '../../scene/scene.ts'
import type { Figure } from '../body/figure.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import type { Mesh } from '../raster/mesh.ts'
import { makeBook } from './book.ts'
import { makeBouquet } from './bouquet.ts'
import { makeMicrophone, makePhone } from './devices.ts'
import { makeBeer, makeBottle, makeCup, makeGlass, makeTumbler } from './drinks.ts'
import {
  makeApple,
  makeBasket,
  makeCake,
  makeCupcake,
  makeIceCream,
  makeJar,
  makeLollipop,
  makePumpkin,
} from './food.ts'
import { makeBowl, makeBurger, makeCoconut, makeDonut, makePizza, makePopcorn, makeWatermelon } from './meals.ts'
import { makeBasketball, makeDumbbell, makeFan, makeFootball, makeRacket, makeSword } from './sport.ts'
import {
  makeBalloons,
  makeCamera,
  makeCandle,
  makeFlower,
  makeGift,
  makeLantern,
  makeLaptop,
  makePlant,
  makeShoppingBag,
  makeTablet,
  makeTeddyBear,
} from './things.ts'
import {
  makeBrush,
  makeCard,
  makeController,
  makeFlag,
  makeHelmet,
  makeLipstick,
  makeMat,
  makeRecord,
  makeSign,
  makeStaff,
  makeTrophy,
} from './tools.ts'
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
  bottle: makeBottle,
  beer: makeBeer,
  tumbler: makeTumbler,
  'ice-cream': makeIceCream,
  lollipop: makeLollipop,
  flower: makeFlower,
  balloons: makeBalloons,
  candle: makeCandle,
  gift: makeGift,
  laptop: makeLaptop,
  tablet: makeTablet,
  basket: makeBasket,
  'shopping-bag': makeShoppingBag,
  lantern: makeLantern,
  football: makeFootball,
  basketball: makeBasketball,
  racket: makeRacket,
  camera: makeCamera,
  plant: makePlant,
  cake: makeCake,
  cupcake: makeCupcake,
  apple: makeApple,
  jar: makeJar,
  fan: makeFan,
  sword: makeSword,
  dumbbell: makeDumbbell,
  'teddy-bear': makeTeddyBear,
  pumpkin: makePumpkin,
  burger: makeBurger,
  donut: makeDonut,
  pizza: makePizza,
  popcorn: makePopcorn,
  bowl: makeBowl,
  coconut: makeCoconut,
  watermelon: makeWatermelon,
  sign: makeSign,
  flag: makeFlag,
  brush: makeBrush,
  controller: makeController,
  record: makeRecord,
  trophy: makeTrophy,
  helmet: makeHelmet,
  mat: makeMat,
  card: makeCard,
  lipstick: makeLipstick,
  staff: makeStaff,
}

const COLORS: Record<Prop, readonly Rgb[]> = {
  book: palette('122 40 44, 36 66 92, 42 84 68, 196 150 78'),
  cup: palette('236 230 220, 70 96 116, 176 92 66, 58 60 66'),
  glass: [[116, 26, 44]],
  phone: palette('38 40 46, 206 202 196, 70 84 104'),
  umbrella: palette('34 38 48, 140 38 46, 38 70 96, 196 156 70'),
  bouquet: palette('206 74 92, 232 160 170, 236 214 178, 222 132 84'),
  microphone: [[40, 40, 44]],
  bottle: palette('44 92 60, 150 188 206, 96 58 34'),
  beer: [[222, 160, 52]],
  tumbler: palette('230 140 60, 206 96 116, 126 84 56, 140 180 90'),
  'ice-cream': palette('240 168 184, 168 206 172, 120 78 54'),
  lollipop: palette('220 50 90, 70 150 200'),
  flower: palette('190 32 52, 236 180 70, 240 232 222'),
  balloons: palette('212 60 76, 90 140 200, 236 160 180'),
  candle: [[240, 230, 212]],
  gift: palette('176 40 52, 48 96 84, 60 84 140'),
  laptop: palette('176 180 188, 70 74 82'),
  tablet: palette('60 62 70, 190 192 198'),
  basket: palette('226 178 60, 198 52 48'),
  'shopping-bag': palette('30 32 36, 206 150 150, 196 170 130'),
  lantern: palette('46 44 44, 110 78 44'),
  football: [[240, 240, 238]],
  basketball: [[206, 104, 44]],
  racket: palette('34 60 110, 180 40 48'),
  camera: [[40, 40, 44]],
  plant: palette('178 98 66, 226 220 208'),
  cake: palette('236 178 190, 120 76 52, 240 226 190'),
  cupcake: palette('244 176 196, 176 214 226'),
  apple: palette('186 34 40, 126 164 60'),
  jar: palette('240 234 226, 150 184 190'),
  fan: palette('170 40 50, 40 40 46'),
  sword: [[188, 194, 204]],
  dumbbell: palette('176 52 56, 70 110 150'),
  'teddy-bear': palette('150 104 66, 196 160 116'),
  pumpkin: [[226, 122, 40]],
  burger: [[204, 136, 66]],
  donut: palette('240 150 176, 110 68 46'),
  pizza: [[240, 196, 96]],
  popcorn: [[196, 44, 50]],
  bowl: palette('52 74 104, 228 224 214, 150 48 44'),
  coconut: [[122, 82, 54]],
  watermelon: [[226, 72, 78]],
  sign: palette('52 56 66, 176 128 80'),
  flag: palette('196 44 54, 48 86 150'),
  brush: palette('206 120 130, 70 120 180'),
  controller: palette('232 232 236, 58 60 72'),
  record: palette('196 60 56, 226 178 70'),
  trophy: [[222, 178, 84]],
  helmet: palette('190 40 48, 236 236 238, 44 60 96'),
  mat: palette('150 116 168, 96 140 132'),
  card: palette('240 236 226, 70 90 140'),
  lipstick: palette('178 28 46, 206 96 110'),
  staff: [[126, 92, 60]],
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
