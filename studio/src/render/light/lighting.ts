import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp } from '../../math/scalar.ts'
import { normalize } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Lighting, TimeOfDay } from '../../places/hour.ts'
import { isOutdoor } from '../../places/places.ts'
import type { PortraitScene } from '../../scene/scene.ts'

/** A light far away. `direction` points from the subject to the light. */
export type DirectionalLight = { direction: Vec3; color: Rgb; strength: number }

export type LightRig = {
  /** Picture side of the key light: -1 left, 1 right. */
  side: -1 | 1
  key: DirectionalLight
  fill: DirectionalLight
  /** Behind the subject on the far side of the key. */
  rim: DirectionalLight
  /** Behind the subject on the key's side. */
  hairLight: DirectionalLight
  /** How dark cast shadows get, 0 to 1. */
  shadow: number
  /** How far the key light creeps around forms: 1 a large window, 0 a bare bulb. */
  softness: number
  /** Half the angle under which the key light is seen, in radians. */
  spread: number
  /** How bright the surroundings are that reach into hollows such as the eyes', 0 to 1: 1 by day. */
  surroundings: number
  /** How far the lamps that show a face leave what is below it in the dark, 0 to 1. */
  gloom: number
  /** How far the lamps' colours show on skin, 0 to 1. */
  tint: number
}

type Recipe = {
  keyHeight: number
  keySide: number
  key: Rgb
  keyStrength: number
  fill: Rgb
  fillStrength: number
  rim: Rgb
  rimStrength: number
  hair: Rgb
  hairStrength: number
  shadow: number
  softness: number
  tint: number
}

const SOFT: Recipe = {
  keyHeight: -0.62,
  keySide: 0.85,
  key: [255, 248, 240],
  keyStrength: 1,
  fill: [188, 198, 220],
  fillStrength: 0.45,
  rim: [235, 240, 255],
  rimStrength: 0.9,
  hair: [255, 242, 228],
  hairStrength: 0.4,
  shadow: 0.84,
  softness: 1,
  // Eyes adapt to the colour of lamps, and orange faces repel.
  tint: 0.36,
}

const RECIPES: Record<Lighting, Recipe> = {
  soft: SOFT,
  warm: {
    ...SOFT,
    key: [255, 236, 208],
    fill: [150, 138, 158],
    rim: [255, 196, 130],
    hair: [255, 176, 104],
    shadow: 0.88,
    softness: 0.86,
  },
  cool: {
    ...SOFT,
    key: [214, 230, 255],
    fill: [104, 138, 226],
    rim: [120, 170, 255],
    rimStrength: 1,
    tint: 0.6,
    hair: [255, 146, 186],
    softness: 0.86,
  },
  'golden-hour': {
    ...SOFT,
    keySide: 1.05,
    keyHeight: -0.3,
    key: [255, 224, 184],
    fill: [186, 184, 206],
    fillStrength: 0.75,
    rim: [255, 178, 92],
    hair: [255, 200, 120],
    hairStrength: 1.3,
    softness: 0.86,
  },
  rim: {
    ...SOFT,
    keySide: 0.7,
    keyStrength: 0.4,
    key: [244, 244, 250],
    fill: [150, 162, 190],
    fillStrength: 0.3,
    rim: [255, 248, 232],
    rimStrength: 3.4,
    hairStrength: 2.8,
    shadow: 0.7,
  },
  'high-key': {
    ...SOFT,
    keyHeight: -0.2,
    keySide: 0.16,
    fill: [244, 246, 252],
    fillStrength: 0.85,
    rimStrength: 0.3,
    hairStrength: 0.3,
    shadow: 0.4,
  },
  dramatic: {
    ...SOFT,
    keySide: 1.35,
    keyHeight: -0.6,
    fill: [110, 124, 164],
    fillStrength: 0.14,
    rim: [210, 222, 255],
    rimStrength: 2.2,
    shadow: 1,
    softness: 0.3,
  },
}

type LitScene = Pick<PortraitScene, 'lighting' | 'keyLight' | 'lightColors'> &
  Partial<Pick<PortraitScene, 'backdrop' | 'time' | 'weather'>>

/** How the hour changes the lamps: dark hours leave the face a little cooler or warmer, its edges coloured. */
const atHour = (recipe: Recipe, { lighting, backdrop, time = 'day' }: LitScene): Recipe => {
  if (backdrop === 'stage')
    return { ...recipe, rim: [255, 70, 170], hair: [90, 120, 255], rimStrength: 1.8, hairStrength: 1.4 }
  if (backdrop === undefined || !isOutdoor(backdrop)) return recipe
  if (time === 'day')
    return {
      ...recipe,
      key: [255, 240, 216],
      rimStrength: recipe.rimStrength + 0.2,
      hairStrength: recipe.hairStrength + 0.3,
    }
  if (time === 'dawn')
    return {
      ...recipe,
      key: [255, 218, 196],
      fill: [160, 160, 216],
      rim: [255, 186, 140],
      rimStrength: 1.6,
    }
  if (time === 'golden-hour') {
    // The sun is low and behind whoever asks for another light, which then shows on the face.
    const { rim, hair, hairStrength } = RECIPES[time]
    const lit = lighting === 'soft' ? RECIPES[time] : { ...recipe, rim, hair, hairStrength }
    return { ...lit, rimStrength: Math.max(1.4, recipe.rimStrength) }
  }
  const isNight = time === 'night'
  const isNeon = isNight && (backdrop === 'city' || backdrop === 'neon-alley')
  return {
    ...recipe,
    key: mixRgb(recipe.key, isNight ? [226, 226, 246] : [246, 214, 210], 0.28),
    fill: mixRgb(recipe.fill, [96, 104, 168], 0.6),
    fillStrength: recipe.fillStrength * 0.85,
    rim: isNeon ? [255, 96, 160] : [255, 190, 120],
    hair: isNeon ? [96, 176, 255] : [150, 164, 230],
    rimStrength: recipe.rimStrength + (isNeon ? 0.9 : 0.7),
    hairStrength: 1.2,
  }
}

/** Clouds, rain, snow and fog turn the whole sky into one large lamp; snow on the ground lights from below. */
const inWeather = (recipe: Recipe, { backdrop, weather = 'clear' }: LitScene): Recipe => {
  if (weather === 'clear' || backdrop === undefined || !isOutdoor(backdrop)) return recipe
  return {
    ...recipe,
    key: mixRgb(recipe.key, [240, 244, 252], 0.4),
    fill: mixRgb(recipe.fill, [196, 206, 220], 0.4),
    fillStrength: recipe.fillStrength * (weather === 'snow' ? 1.4 : 1.15),
    rimStrength: recipe.rimStrength * 0.7,
    shadow: recipe.shadow * 0.72,
    softness: 1,
  }
}

const SURROUNDINGS: Record<TimeOfDay, number> = { dawn: 0.92, day: 1, 'golden-hour': 0.97, dusk: 0.9, night: 0.82 }

/** Deep shadows let less in from all around. */
const DRAMATIC_SURROUNDINGS = 0.5

const GLOOM: Partial<Record<TimeOfDay, number>> = { dusk: 0.5, night: 1 }
/** Rooms have lamps of their own. */
const GLOOM_INDOORS = 0.3

const gloomOf = ({ backdrop, time = 'day' }: LitScene): number =>
  backdrop === undefined ? 0 : (GLOOM[time] ?? 0) * (isOutdoor(backdrop) ? 1 : GLOOM_INDOORS)

/** Two lamps of strong colours, as neon signs or gels give: one from the key's side, one from the other. */
const inColors = (recipe: Recipe, { lightColors }: LitScene): Recipe => {
  if (!lightColors) return recipe
  const [near, far] = lightColors
  return {
    ...recipe,
    key: mixRgb(recipe.key, near, 0.46),
    keySide: 1.1,
    keyHeight: -0.25,
    fill: mixRgb(recipe.fill, far, 0.85),
    fillStrength: 3.4,
    rim: far,
    rimStrength: 3,
    hair: near,
    hairStrength: 1.6,
    tint: 0.85,
    softness: 0.6,
  }
}

/** Half the angle of the smallest and of the largest key light, in radians. */
const SPREAD = { bulb: 0.06, window: 0.4 } as const

/** The lamps of a scene as place, hour and weather change them, on the side the scene asks for. */
export const lightRig = (scene: LitScene): LightRig => {
  const recipe = inColors(inWeather(atHour(RECIPES[scene.lighting], scene), scene), scene)
  const side = scene.keyLight === 'left' ? -1 : 1
  return {
    side,
    key: {
      direction: normalize([recipe.keySide * side, recipe.keyHeight, 0.7]),
      color: recipe.key,
      strength: recipe.keyStrength,
    },
    fill: { direction: normalize([-0.5 * side, -0.12, 0.8]), color: recipe.fill, strength: recipe.fillStrength },
    rim: { direction: normalize([-0.88 * side, -0.3, -0.28]), color: recipe.rim, strength: recipe.rimStrength },
    hairLight: { direction: normalize([0.85 * side, -0.38, -0.34]), color: recipe.hair, strength: recipe.hairStrength },
    shadow: recipe.shadow,
    softness: recipe.softness,
    spread: lerp(SPREAD.bulb, SPREAD.window, recipe.softness),
    surroundings: SURROUNDINGS[scene.time ?? 'day'] * (scene.lighting === 'dramatic' ? DRAMATIC_SURROUNDINGS : 1),
    gloom: gloomOf(scene),
    tint: recipe.tint,
  }
}
