import { expect, it } from 'vitest'
import { averageIdentity } from '../render/testing/test-person.ts'
import { parseScene, SceneError } from './parse-scene.ts'
import { sceneFor } from './scene-for.ts'
import type { Scene } from './scene.ts'

const color = [10, 20, 30] as const

/** A scene in which every field says something. */
const full: Required<Scene> = {
  ...(JSON.parse(JSON.stringify(sceneFor(averageIdentity('female'), 'full-body', 5))) as Scene),
  expression: { smile: 0.2, blink: 0, gazeX: 0, gazeY: 0, talk: 0.1, units: { frown: 1, tears: 0.5 } },
  backdropColors: [color, color],
  wallColor: color,
  season: 'autumn',
  under: 'tee',
  bottom: 'pleated-skirt',
  innerColor: color,
  bottomColor: color,
  bottomCloth: 'leather',
  bottomPattern: 'leopard',
  tieColor: color,
  outfitCloth: 'silk',
  outfitPattern: 'dots',
  outfitFit: { ease: 'loose', length: 'cropped', sleeve: 'long', neckline: 'v' },
  garments: [{ category: 'tops', cut: 'tee', color, cloth: 'cotton' }],
  worn: { hat: { name: 'beanie', color } },
  prop: 'cup',
  propColor: color,
  lightColors: [color, color],
  beside: [{ name: 'dog', color }],
  seatColor: color,
  air: ['confetti'],
  isWindy: true,
  shoes: 'boots',
  shoeColor: color,
  style: 'comic',
  crop: { closer: 1.2, aside: 0.05, rise: 0.02 },
  camera: { angle: -1, lens: 35, blur: 1.6 },
}
const [garment] = full.garments

const WRONG: { [Field in keyof Scene]-?: unknown } = {
  framing: 'poster',
  stance: 'flying',
  backdrop: 'the moon',
  time: 'noon',
  weather: 'frogs',
  isWindy: 'green',
  season: 'harvest',
  mood: 'angry',
  seed: 0.5,
  backdropColors: [color],
  wallColor: 'red',
  lighting: 'laser',
  keyLight: 'above',
  outfit: 'armour',
  under: 'mail',
  bottom: 'greaves',
  outfitColor: 'red',
  innerColor: [1, 2],
  outfitCloth: 'steel',
  outfitPattern: 'houndstooth',
  outfitFit: { ease: 'vast' },
  bottomColor: [1, 2, 'three'],
  bottomCloth: 'glass',
  bottomPattern: 'maze',
  tieColor: 'red',
  garments: [{ ...garment, cloth: 'steel' }],
  pose: { yaw: 'left', pitch: 0, roll: 0 },
  crop: { ...full.crop, closer: 9 },
  camera: { angle: 'low' },
  expression: { ...full.expression, talk: 'loudly' },
  worn: { hat: { name: 'colander', color } },
  lightColors: [color],
  beside: [{ name: 'dragon' }],
  seatColor: 'red',
  air: 'thick',
  prop: 'anvil',
  propColor: 'red',
  shoes: 'skates',
  style: 'etching',
  shoeColor: [Number.NaN, 0, 0],
}

it('refuses a face that goes further than a face can', () => {
  expect(() => parseScene({ ...full, expression: { ...full.expression, units: { frown: 2 } } })).toThrow('frown')
})

it('gives back a scene that can be drawn', () => {
  expect(parseScene(full)).toEqual(full)
})

it.each(Object.entries(WRONG))('names the field that is wrong: %s', (field, value) => {
  expect(() => parseScene({ ...full, [field]: value })).toThrow(SceneError)
  expect(() => parseScene({ ...full, [field]: value })).toThrow(field)
})
