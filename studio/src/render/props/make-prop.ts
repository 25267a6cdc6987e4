import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Prop } from '../../scene/scene.ts'
import { between } from '../../math/vector.ts'
import type { Figure } from '../body/figure.ts'
import { carryMesh } from '../body/warp.ts'
import type { Seams } from '../cloth/appearance/fabrics.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import type { Mesh } from '../raster/mesh.ts'
import * as bags from './carried/bags-and-baskets.ts'
import * as cosmetics from './carried/cosmetics.ts'
import * as devices from './carried/devices.ts'
import * as lights from './carried/lights.ts'
import * as music from './carried/music.ts'
import * as papers from './carried/papers.ts'
import * as plants from './carried/plants.ts'
import * as presents from './carried/presents.ts'
import * as sport from './carried/sport.ts'
import * as staffs from './carried/staffs-and-flags.ts'
import * as tools from './carried/tools.ts'
import * as canopies from './carried/umbrella-and-fan.ts'
import * as dishes from './food/dishes.ts'
import * as drinks from './food/drinks.ts'
import * as fruit from './food/fruit.ts'
import * as snacks from './food/snacks.ts'
import * as sweets from './food/sweets.ts'
import { gripOf } from './grip.ts'
import type { MadeProp, PropMaking } from './grip.ts'
import { partAt } from './shapes.ts'

const PHONES = palette('38 40 46, 206 202 196, 70 84 104')

/** How each is made, and the colours that it comes in. */
const HELD_THINGS: Record<Prop, { make: (making: PropMaking) => MadeProp; colors: readonly Rgb[] }> = {
  basket: { make: bags.makeBasket, colors: palette('226 178 60, 198 52 48') },
  'shopping-bag': { make: bags.makeShoppingBag, colors: palette('30 32 36, 206 150 150, 196 170 130') },
  briefcase: { make: bags.makeBriefcase, colors: palette('98 62 40, 40 40 44') },
  'berry-basket': { make: bags.makeBerryBasket, colors: palette('206 40 50') },
  'flower-basket': { make: bags.makeFlowerBasket, colors: palette('232 120 150, 240 190 70') },
  'egg-basket': { make: bags.makeEggBasket, colors: palette('240 226 206') },
  flacon: { make: cosmetics.makeFlacon, colors: palette('232 184 142, 222 158 164, 158 188 208') },
  lotion: { make: cosmetics.makeLotion, colors: palette('240 236 226, 226 206 192, 196 214 206') },
  jar: { make: cosmetics.makeJar, colors: palette('240 234 226, 150 184 190') },
  lipstick: { make: cosmetics.makeLipstick, colors: palette('178 28 46, 206 96 110') },
  serum: { make: cosmetics.makeSerum, colors: palette('150 84 36, 232 226 216') },
  'cream-tube': { make: cosmetics.makeCreamTube, colors: palette('238 226 216, 232 190 180, 190 210 200') },
  hairbrush: { make: cosmetics.makeHairbrush, colors: palette('150 104 70, 206 150 160') },
  phone: { make: devices.makePhone, colors: PHONES },
  call: { make: devices.makeCall, colors: PHONES },
  laptop: { make: devices.makeLaptop, colors: palette('176 180 188, 70 74 82') },
  tablet: { make: devices.makeTablet, colors: palette('60 62 70, 190 192 198') },
  camera: { make: devices.makeCamera, colors: palette('40 40 44') },
  controller: { make: devices.makeController, colors: palette('232 232 236, 58 60 72') },
  binoculars: { make: devices.makeBinoculars, colors: palette('54 58 56') },
  cigarette: { make: lights.makeCigarette, colors: palette('244 240 232') },
  candle: { make: lights.makeCandle, colors: palette('240 230 212') },
  lantern: { make: lights.makeLantern, colors: palette('46 44 44, 110 78 44') },
  diya: { make: lights.makeDiya, colors: palette('178 92 56') },
  sparkler: { make: lights.makeSparkler, colors: palette('255 220 140') },
  microphone: { make: music.makeMicrophone, colors: palette('40 40 44') },
  record: { make: music.makeRecord, colors: palette('196 60 56, 226 178 70') },
  violin: { make: music.makeViolin, colors: palette('166 84 40') },
  book: { make: papers.makeBook, colors: palette('122 40 44, 36 66 92, 42 84 68, 196 150 78') },
  sign: { make: papers.makeSign, colors: palette('52 56 66, 176 128 80') },
  card: { make: papers.makeCard, colors: palette('240 236 226, 70 90 140') },
  passport: { make: papers.makePassport, colors: palette('38 50 92, 110 32 44') },
  newspaper: { make: papers.makeNewspaper, colors: palette('236 232 222') },
  cash: { make: papers.makeCash, colors: palette('126 160 118') },
  map: { make: papers.makeMap, colors: palette('206 50 46') },
  bouquet: { make: plants.makeBouquet, colors: palette('206 74 92, 232 160 170, 236 214 178, 222 132 84') },
  flower: { make: plants.makeFlower, colors: palette('190 32 52, 236 180 70, 240 232 222') },
  plant: { make: plants.makePlant, colors: palette('178 98 66, 226 220 208') },
  balloons: { make: presents.makeBalloons, colors: palette('212 60 76, 90 140 200, 236 160 180') },
  gift: { make: presents.makeGift, colors: palette('176 40 52, 48 96 84, 60 84 140') },
  'teddy-bear': { make: presents.makeTeddyBear, colors: palette('150 104 66, 196 160 116') },
  football: { make: sport.makeFootball, colors: palette('240 240 238') },
  basketball: { make: sport.makeBasketball, colors: palette('206 104 44') },
  racket: { make: sport.makeRacket, colors: palette('34 60 110, 180 40 48') },
  dumbbell: { make: sport.makeDumbbell, colors: palette('176 52 56, 70 110 150') },
  trophy: { make: sport.makeTrophy, colors: palette('222 178 84') },
  helmet: { make: sport.makeHelmet, colors: palette('190 40 48, 236 236 238, 44 60 96') },
  skis: { make: sport.makeSkis, colors: palette('206 50 60, 44 110 180, 236 236 238') },
  snowboard: { make: sport.makeSnowboard, colors: palette('44 120 180, 226 110 50, 150 70 150') },
  mat: { make: sport.makeMat, colors: palette('150 116 168, 96 140 132') },
  kettlebell: { make: sport.makeKettlebell, colors: palette('46 48 54, 176 52 56') },
  'golf-club': { make: sport.makeGolfClub, colors: palette('60 62 70') },
  'cricket-bat': { make: sport.makeCricketBat, colors: palette('180 50 50, 44 86 160') },
  'baseball-bat': { make: sport.makeBaseballBat, colors: palette('206 160 104') },
  board: { make: sport.makeBoard, colors: palette('206 70 60, 60 130 160') },
  sword: { make: staffs.makeSword, colors: palette('188 194 204') },
  flag: { make: staffs.makeFlag, colors: palette('196 44 54, 48 86 150') },
  broom: { make: staffs.makeBroom, colors: palette('196 158 92') },
  axe: { make: staffs.makeAxe, colors: palette('184 188 196') },
  wand: { make: staffs.makeWand, colors: palette('104 68 44, 40 34 36') },
  staff: { make: staffs.makeStaff, colors: palette('126 92 60') },
  brush: { make: tools.makeBrush, colors: palette('206 120 130, 70 120 180') },
  'watering-can': { make: tools.makeWateringCan, colors: palette('96 140 124, 206 162 70, 176 186 192') },
  keys: { make: tools.makeKeys, colors: palette('206 166 84') },
  palette: { make: tools.makePalette, colors: palette('206 166 116') },
  'test-tube': { make: tools.makeTestTube, colors: palette('70 150 200, 96 176 96') },
  hammer: { make: tools.makeHammer, colors: palette('176 44 44, 44 80 140') },
  wrench: { make: tools.makeWrench, colors: palette('176 180 188') },
  'rolling-pin': { make: tools.makeRollingPin, colors: palette('206 162 110') },
  pencil: { make: tools.makePencil, colors: palette('240 186 60, 44 60 110') },
  scissors: { make: tools.makeScissors, colors: palette('40 42 48, 190 50 56') },
  spatula: { make: tools.makeSpatula, colors: palette('40 40 44, 150 104 66') },
  umbrella: { make: canopies.makeUmbrella, colors: palette('34 38 48, 140 38 46, 38 70 96, 196 156 70') },
  fan: { make: canopies.makeFan, colors: palette('170 40 50, 40 40 46') },
  bowl: { make: dishes.makeBowl, colors: palette('52 74 104, 228 224 214, 150 48 44') },
  plate: { make: dishes.makePlate, colors: palette('240 238 234, 176 196 204') },
  samosas: { make: dishes.makeSamosas, colors: palette('240 238 234, 206 170 104') },
  pastries: { make: dishes.makePastries, colors: palette('240 238 234, 176 196 204') },
  sushi: { make: dishes.makeSushi, colors: palette('56 60 66, 236 234 228') },
  laddoos: { make: dishes.makeLaddoos, colors: palette('206 170 104, 240 238 234') },
  dessert: { make: dishes.makeDessert, colors: palette('240 238 234, 60 62 70') },
  salad: { make: dishes.makeSalad, colors: palette('236 232 224, 176 130 86') },
  curry: { make: dishes.makeCurry, colors: palette('214 128 46') },
  cup: { make: drinks.makeCup, colors: palette('236 230 220, 70 96 116, 176 92 66, 58 60 66') },
  glass: { make: drinks.makeGlass, colors: palette('116 26 44') },
  bottle: { make: drinks.makeBottle, colors: palette('44 92 60, 150 188 206, 96 58 34') },
  'water-bottle': { make: drinks.makeWaterBottle, colors: palette('30 92 128, 208 84 66, 74 84 100, 88 146 116') },
  beer: { make: drinks.makeBeer, colors: palette('222 160 52') },
  tumbler: { make: drinks.makeTumbler, colors: palette('230 140 60, 206 96 116, 126 84 56, 140 180 90') },
  can: { make: drinks.makeCan, colors: palette('196 40 48, 40 84 150, 60 140 96, 36 38 44') },
  'steel-tumbler': { make: drinks.makeSteelTumbler, colors: palette('196 200 206') },
  whisky: { make: drinks.makeWhisky, colors: palette('176 92 34') },
  apple: { make: fruit.makeApple, colors: palette('186 34 40, 126 164 60') },
  pumpkin: { make: fruit.makePumpkin, colors: palette('226 122 40') },
  coconut: { make: fruit.makeCoconut, colors: palette('122 82 54') },
  watermelon: { make: fruit.makeWatermelon, colors: palette('226 72 78') },
  orange: { make: fruit.makeOrange, colors: palette('236 142 40') },
  mango: { make: fruit.makeMango, colors: palette('240 178 60') },
  banana: { make: fruit.makeBanana, colors: palette('240 208 76') },
  pineapple: { make: fruit.makePineapple, colors: palette('206 150 60') },
  grapes: { make: fruit.makeGrapes, colors: palette('96 44 96, 158 186 84') },
  burger: { make: snacks.makeBurger, colors: palette('204 136 66') },
  pizza: { make: snacks.makePizza, colors: palette('240 196 96') },
  popcorn: { make: snacks.makePopcorn, colors: palette('196 44 50') },
  baguette: { make: snacks.makeBaguette, colors: palette('200 142 76') },
  'ice-cream': { make: sweets.makeIceCream, colors: palette('240 168 184, 168 206 172, 120 78 54') },
  lollipop: { make: sweets.makeLollipop, colors: palette('220 50 90, 70 150 200') },
  cake: { make: sweets.makeCake, colors: palette('236 178 190, 120 76 52, 240 226 190') },
  cupcake: { make: sweets.makeCupcake, colors: palette('244 176 196, 176 214 226') },
  donut: { make: sweets.makeDonut, colors: palette('240 150 176, 110 68 46') },
}

const PLAIN = { weave: () => undefined, sheen: 0, gloss: 0.22 } as const

/** Makes what a person holds, in world space; nothing where no hand is free for it. */
export const makeProp = (
  prop: Prop,
  { figure, color, seed }: { figure: Figure; color: Rgb | undefined; seed: number },
): (Pick<MadeProp, 'meshes' | 'glass'> & { look: ClothAppearance }) | undefined => {
  const [hand, other] = figure.arms.flatMap((arm) => (arm.isHolding && arm.hand ? [arm.hand] : []))
  if (!hand) return undefined
  const { make, colors } = HELD_THINGS[prop]
  const own = color ?? colors[seed % colors.length]
  const { meshes, paint, glass } = make({ grip: gripOf(hand), figure, color: own })
  const seams: Seams = (sample) => {
    const { part, x } = partAt(sample.x)
    sample.x = x
    paint(sample, part)
  }
  // Stiff, as the hands are that hold it.
  const anchor = other ? between(hand.wrist, other.wrist, 0.5) : hand.wrist
  const carried = (mesh: Mesh): Mesh => carryMesh(mesh, figure.warp, anchor, other !== undefined)
  return {
    meshes: meshes.map(carried),
    glass: glass && { ...glass, walls: glass.walls.map(carried), drink: glass.drink.map(carried) },
    look: { fabric: PLAIN, color: own, pattern: 'plain', seams },
  }
}
