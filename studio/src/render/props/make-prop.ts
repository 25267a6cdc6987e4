import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Prop } from '../../scene/scene.ts'
import type { Figure } from '../body/figure.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import { makeBook } from './carried/book.ts'
import { makeBouquet } from './carried/bouquet.ts'
import * as gear from './carried/gear.ts'
import * as cosmetics from './carried/cosmetics.ts'
import { makeMicrophone, makePhone } from './carried/devices.ts'
import * as dishes from './food/dishes.ts'
import * as drinks from './food/drinks.ts'
import * as flames from './carried/flames.ts'
import * as sweets from './food/sweets-and-baskets.ts'
import * as fruit from './food/fruit.ts'
import * as household from './carried/household.ts'
import * as meals from './food/meals.ts'
import * as sport from './carried/sport.ts'
import * as things from './carried/things.ts'
import * as tools from './carried/tools.ts'
import { gripOf } from './grip.ts'
import type { MadeProp, PropMaking } from './grip.ts'
import { makeUmbrella } from './carried/umbrella.ts'

/** How each is made, and the colours that it comes in. */
const HELD_THINGS: Record<Prop, { make: (making: PropMaking) => MadeProp; colors: readonly Rgb[] }> = {
  book: { make: makeBook, colors: palette('122 40 44, 36 66 92, 42 84 68, 196 150 78') },
  cup: { make: drinks.makeCup, colors: palette('236 230 220, 70 96 116, 176 92 66, 58 60 66') },
  glass: { make: drinks.makeGlass, colors: palette('116 26 44') },
  phone: { make: makePhone, colors: palette('38 40 46, 206 202 196, 70 84 104') },
  umbrella: { make: makeUmbrella, colors: palette('34 38 48, 140 38 46, 38 70 96, 196 156 70') },
  bouquet: { make: makeBouquet, colors: palette('206 74 92, 232 160 170, 236 214 178, 222 132 84') },
  microphone: { make: makeMicrophone, colors: palette('40 40 44') },
  bottle: { make: drinks.makeBottle, colors: palette('44 92 60, 150 188 206, 96 58 34') },
  'water-bottle': { make: drinks.makeWaterBottle, colors: palette('30 92 128, 208 84 66, 74 84 100, 88 146 116') },
  flacon: { make: cosmetics.makeFlacon, colors: palette('232 184 142, 222 158 164, 158 188 208') },
  lotion: { make: cosmetics.makeLotion, colors: palette('240 236 226, 226 206 192, 196 214 206') },
  beer: { make: drinks.makeBeer, colors: palette('222 160 52') },
  tumbler: { make: drinks.makeTumbler, colors: palette('230 140 60, 206 96 116, 126 84 56, 140 180 90') },
  'ice-cream': { make: sweets.makeIceCream, colors: palette('240 168 184, 168 206 172, 120 78 54') },
  lollipop: { make: sweets.makeLollipop, colors: palette('220 50 90, 70 150 200') },
  flower: { make: things.makeFlower, colors: palette('190 32 52, 236 180 70, 240 232 222') },
  balloons: { make: things.makeBalloons, colors: palette('212 60 76, 90 140 200, 236 160 180') },
  candle: { make: things.makeCandle, colors: palette('240 230 212') },
  gift: { make: things.makeGift, colors: palette('176 40 52, 48 96 84, 60 84 140') },
  laptop: { make: things.makeLaptop, colors: palette('176 180 188, 70 74 82') },
  tablet: { make: things.makeTablet, colors: palette('60 62 70, 190 192 198') },
  basket: { make: sweets.makeBasket, colors: palette('226 178 60, 198 52 48') },
  'shopping-bag': { make: things.makeShoppingBag, colors: palette('30 32 36, 206 150 150, 196 170 130') },
  lantern: { make: things.makeLantern, colors: palette('46 44 44, 110 78 44') },
  football: { make: sport.makeFootball, colors: palette('240 240 238') },
  basketball: { make: sport.makeBasketball, colors: palette('206 104 44') },
  racket: { make: sport.makeRacket, colors: palette('34 60 110, 180 40 48') },
  camera: { make: things.makeCamera, colors: palette('40 40 44') },
  plant: { make: things.makePlant, colors: palette('178 98 66, 226 220 208') },
  cake: { make: sweets.makeCake, colors: palette('236 178 190, 120 76 52, 240 226 190') },
  cupcake: { make: sweets.makeCupcake, colors: palette('244 176 196, 176 214 226') },
  apple: { make: sweets.makeApple, colors: palette('186 34 40, 126 164 60') },
  jar: { make: sweets.makeJar, colors: palette('240 234 226, 150 184 190') },
  fan: { make: sport.makeFan, colors: palette('170 40 50, 40 40 46') },
  sword: { make: sport.makeSword, colors: palette('188 194 204') },
  dumbbell: { make: sport.makeDumbbell, colors: palette('176 52 56, 70 110 150') },
  'teddy-bear': { make: things.makeTeddyBear, colors: palette('150 104 66, 196 160 116') },
  pumpkin: { make: sweets.makePumpkin, colors: palette('226 122 40') },
  burger: { make: meals.makeBurger, colors: palette('204 136 66') },
  donut: { make: meals.makeDonut, colors: palette('240 150 176, 110 68 46') },
  pizza: { make: meals.makePizza, colors: palette('240 196 96') },
  popcorn: { make: meals.makePopcorn, colors: palette('196 44 50') },
  bowl: { make: meals.makeBowl, colors: palette('52 74 104, 228 224 214, 150 48 44') },
  coconut: { make: meals.makeCoconut, colors: palette('122 82 54') },
  watermelon: { make: meals.makeWatermelon, colors: palette('226 72 78') },
  sign: { make: tools.makeSign, colors: palette('52 56 66, 176 128 80') },
  flag: { make: tools.makeFlag, colors: palette('196 44 54, 48 86 150') },
  brush: { make: tools.makeBrush, colors: palette('206 120 130, 70 120 180') },
  controller: { make: tools.makeController, colors: palette('232 232 236, 58 60 72') },
  record: { make: tools.makeRecord, colors: palette('196 60 56, 226 178 70') },
  trophy: { make: tools.makeTrophy, colors: palette('222 178 84') },
  helmet: { make: tools.makeHelmet, colors: palette('190 40 48, 236 236 238, 44 60 96') },
  mat: { make: tools.makeMat, colors: palette('150 116 168, 96 140 132') },
  card: { make: tools.makeCard, colors: palette('240 236 226, 70 90 140') },
  lipstick: { make: tools.makeLipstick, colors: palette('178 28 46, 206 96 110') },
  can: { make: drinks.makeCan, colors: palette('196 40 48, 40 84 150, 60 140 96, 36 38 44') },
  plate: { make: meals.makePlate, colors: palette('240 238 234, 176 196 204') },
  baguette: { make: meals.makeBaguette, colors: palette('200 142 76') },
  staff: { make: tools.makeStaff, colors: palette('126 92 60') },
  orange: { make: fruit.makeOrange, colors: palette('236 142 40') },
  mango: { make: fruit.makeMango, colors: palette('240 178 60') },
  banana: { make: fruit.makeBanana, colors: palette('240 208 76') },
  pineapple: { make: fruit.makePineapple, colors: palette('206 150 60') },
  grapes: { make: fruit.makeGrapes, colors: palette('96 44 96, 158 186 84') },
  samosas: { make: dishes.makeSamosas, colors: palette('240 238 234, 206 170 104') },
  pastries: { make: dishes.makePastries, colors: palette('240 238 234, 176 196 204') },
  sushi: { make: dishes.makeSushi, colors: palette('56 60 66, 236 234 228') },
  laddoos: { make: dishes.makeLaddoos, colors: palette('206 170 104, 240 238 234') },
  dessert: { make: dishes.makeDessert, colors: palette('240 238 234, 60 62 70') },
  salad: { make: dishes.makeSalad, colors: palette('236 232 224, 176 130 86') },
  curry: { make: dishes.makeCurry, colors: palette('214 128 46') },
  briefcase: { make: gear.makeBriefcase, colors: palette('98 62 40, 40 40 44') },
  kettlebell: { make: gear.makeKettlebell, colors: palette('46 48 54, 176 52 56') },
  'watering-can': { make: gear.makeWateringCan, colors: palette('96 140 124, 206 162 70, 176 186 192') },
  keys: { make: gear.makeKeys, colors: palette('206 166 84') },
  'golf-club': { make: gear.makeGolfClub, colors: palette('60 62 70') },
  'cricket-bat': { make: gear.makeCricketBat, colors: palette('180 50 50, 44 86 160') },
  'baseball-bat': { make: gear.makeBaseballBat, colors: palette('206 160 104') },
  violin: { make: gear.makeViolin, colors: palette('166 84 40') },
  board: { make: gear.makeBoard, colors: palette('206 70 60, 60 130 160') },
  palette: { make: gear.makePalette, colors: palette('206 166 116') },
  binoculars: { make: gear.makeBinoculars, colors: palette('54 58 56') },
  diya: { make: flames.makeDiya, colors: palette('178 92 56') },
  sparkler: { make: flames.makeSparkler, colors: palette('255 220 140') },
  serum: { make: cosmetics.makeSerum, colors: palette('150 84 36, 232 226 216') },
  'cream-tube': { make: cosmetics.makeCreamTube, colors: palette('238 226 216, 232 190 180, 190 210 200') },
  'steel-tumbler': { make: drinks.makeSteelTumbler, colors: palette('196 200 206') },
  whisky: { make: drinks.makeWhisky, colors: palette('176 92 34') },
  passport: { make: tools.makePassport, colors: palette('38 50 92, 110 32 44') },
  'test-tube': { make: tools.makeTestTube, colors: palette('70 150 200, 96 176 96') },
  'berry-basket': { make: sweets.makeBerryBasket, colors: palette('206 40 50') },
  'flower-basket': { make: sweets.makeFlowerBasket, colors: palette('232 120 150, 240 190 70') },
  'egg-basket': { make: sweets.makeEggBasket, colors: palette('240 226 206') },
  hammer: { make: household.makeHammer, colors: palette('176 44 44, 44 80 140') },
  scissors: { make: household.makeScissors, colors: palette('40 42 48, 190 50 56') },
  spatula: { make: household.makeSpatula, colors: palette('40 40 44, 150 104 66') },
  hairbrush: { make: household.makeHairbrush, colors: palette('150 104 70, 206 150 160') },
  map: { make: household.makeMap, colors: palette('206 50 46') },
}

const PLAIN = { weave: () => undefined, sheen: 0, gloss: 0.22 } as const

/** Makes what a person holds; nothing where no hand is free for it. */
export const makeProp = (
  prop: Prop,
  { figure, color, seed }: { figure: Figure; color: Rgb | undefined; seed: number },
): (Pick<MadeProp, 'meshes' | 'glass'> & { look: ClothAppearance }) | undefined => {
  const hand = figure.arms.find((arm) => arm.isHolding)?.hand
  if (!hand) return undefined
  const { make, colors } = HELD_THINGS[prop]
  const own = color ?? colors[seed % colors.length]
  const { meshes, paint, glass } = make({ grip: gripOf(hand), figure, color: own })
  return { meshes, glass, look: { fabric: PLAIN, color: own, pattern: 'plain', seams: paint } }
}
