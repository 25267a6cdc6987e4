import type { Gender, Identity } from '../../identity/identity.ts'
import { PARAMETERS } from '../../identity/parameters.ts'
import type { ParameterName, Shape } from '../../identity/parameters.ts'
import type { Scene } from '../../scene/scene.ts'

const neutralShape = (): Shape =>
  Object.fromEntries(
    (Object.keys(PARAMETERS) as ParameterName[]).map((name) => [name, PARAMETERS[name].neutral]),
  ) as Shape

/** A person with every shape number at its neutral value, for tests of the renderer's parts. */
export const averageIdentity = (gender: Gender): Identity => ({
  seed: 7,
  gender,
  age: 30,
  shape: neutralShape(),
  eyeColor: [90, 66, 44],
  hair: { style: 'crew', color: [90, 60, 40], curl: 0.2, length: 1, volume: 1, part: 0.4, recession: 0, grey: 0 },
  beard: { style: 'none', color: [80, 52, 36], density: 1 },
  makeup: { strength: 0, lipColor: [180, 90, 90], lipstick: 0, gloss: 0, shadowColor: [140, 90, 70], eyeliner: 0 },
  glasses: { style: 'none', color: [30, 26, 26] },
  earrings: { style: 'none', color: [220, 180, 90] },
  scar: 'none',
  mood: 0,
})

/** The plain studio with soft light from the left, with some things changed. */
export const plainScene = (changes: Partial<Scene> = {}): Scene => ({
  framing: 'selfie',
  stance: 'relaxed',
  time: 'day',
  weather: 'clear',
  mood: 'natural',
  seed: 0,
  backdrop: 'studio',
  lighting: 'soft',
  keyLight: 'left',
  outfit: 'tee',
  outfitColor: [90, 100, 120],
  pose: { yaw: 0, pitch: 0, roll: 0 },
  expression: { smile: 0, blink: 0, gazeX: 0, gazeY: 0 },
  ...changes,
})
