import type { Beside } from './names.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { paintBirds, paintCat, paintDog } from './animals.ts'
import type { Spot } from './animals.ts'
import { paintNeonSign } from './neon.ts'
import * as objects from './objects.ts'
import { paintHorse } from './horse.ts'
import * as stands from './stands.ts'
import * as vehicles from './vehicles.ts'
import { paintWings } from './wings.ts'

type Standing = {
  paint: (painter: BackdropPainter, spot: Spot) => void
  /** How far behind the person, in their own distances; where only half a body is seen, nothing nearer shows its feet. */
  far: number
  /** How far to the side, as a share of what is seen there. */
  aside: number
  /** It is worn on the back: as near in half bodies. */
  isWorn?: true
}

/** In half bodies the ground is seen from about this many distances on. */
const FAR_IN_HALF_BODIES = 2.5

const STANDINGS: Record<Beside, Standing> = {
  dog: { paint: paintDog, far: 0.98, aside: 0.68 },
  cat: { paint: paintCat, far: 0.96, aside: 0.62 },
  birds: { paint: paintBirds, far: 1.1, aside: 0 },
  suitcase: { paint: vehicles.paintSuitcase, far: 1, aside: 0.68 },
  bicycle: { paint: vehicles.paintBicycle, far: 1.4, aside: 0.45 },
  car: { paint: vehicles.paintCar, far: 2.1, aside: 0.25 },
  motorbike: { paint: vehicles.paintMotorbike, far: 1.5, aside: 0.4 },
  guitar: { paint: objects.paintGuitar, far: 1.05, aside: 0.7 },
  surfboard: { paint: vehicles.paintSurfboard, far: 1.2, aside: 0.66 },
  sofa: { paint: objects.paintSeat, far: 1.5, aside: 0.3 },
  bench: { paint: objects.paintBench, far: 1.5, aside: 0.4 },
  'christmas-tree': { paint: objects.paintChristmasTree, far: 1.5, aside: 0.6 },
  campfire: { paint: objects.paintCampfire, far: 1.25, aside: 0.6 },
  'neon-sign': { paint: paintNeonSign, far: 2, aside: 0.5 },
  crowd: { paint: objects.paintCrowd, far: 2, aside: 0 },
  candles: { paint: objects.paintCandles, far: 1.05, aside: 0.6 },
  mirror: { paint: objects.paintMirror, far: 1.6, aside: 0.6 },
  plants: { paint: objects.paintPlants, far: 1.2, aside: 0 },
  easel: { paint: objects.paintEasel, far: 1.3, aside: 0.62 },
  piano: { paint: objects.paintPiano, far: 1.5, aside: 0.5 },
  horse: { paint: paintHorse, far: 1.55, aside: 0.4 },
  tent: { paint: stands.paintTent, far: 2.2, aside: 0.5 },
  softbox: { paint: stands.paintSoftbox, far: 1.35, aside: 0.66 },
  'floor-lamp': { paint: stands.paintLamp, far: 1.4, aside: 0.62 },
  balloons: { paint: stands.paintBalloons, far: 1.3, aside: 0.58 },
  drums: { paint: stands.paintDrums, far: 1.6, aside: 0.45 },
  snowman: { paint: stands.paintSnowman, far: 1.3, aside: 0.6 },
  hay: { paint: stands.paintHay, far: 1.5, aside: 0.55 },
  barrel: { paint: stands.paintBarrel, far: 1.25, aside: 0.6 },
  parasol: { paint: stands.paintParasol, far: 1.7, aside: 0.5 },
  wings: { paint: paintWings, far: 1.02, aside: 0, isWorn: true },
  skateboard: { paint: vehicles.paintSkateboard, far: 1.28, aside: 0.42 },
}

/** What stands beside somebody, left and right by turns, the farthest first. */
export const paintBeside = (
  painter: BackdropPainter,
  things: readonly { name: Beside; color?: Rgb | undefined }[],
  isHalf: boolean,
): void => {
  const first = painter.pick([-1, 1] as const)
  const placed = things.map(({ name, color }, index) => {
    const { paint, far, aside, isWorn } = STANDINGS[name]
    const z = painter.lens.focusMetres * (isHalf && !isWorn ? Math.max(FAR_IN_HALF_BODIES, far) : far)
    const side = index % 2 === 0 ? first : -first
    return { paint, spot: { x: side * aside * painter.reach(z), z, color } }
  })
  for (const { paint, spot } of placed.toSorted((a, b) => b.spot.z - a.spot.z)) paint(painter, spot)
}
