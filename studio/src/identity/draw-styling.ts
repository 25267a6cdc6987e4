import { shiftColor } from '../image/oklab.ts'
import { palette } from '../image/rgb.ts'
import type { Rgb } from '../image/rgb.ts'
import type { RepeatableDraw } from '../math/random.ts'
import { clamp, lerp } from '../math/scalar.ts'
import type { BeardStyle, Gender, Identity } from './identity.ts'
import { LIPSTICK_COLORS, naturalLipColor } from './person-colors.ts'
import type { PersonRequest } from './person-request.ts'

type Wearer = {
  gender: Gender
  age: number
  skinTone: number
  undertone: number
  hairColor: Rgb
  curl: number
  requested: PersonRequest
}

export const drawBeard = (draw: RepeatableDraw, { gender, age, hairColor, requested }: Wearer): Identity['beard'] => {
  const weights: Partial<Record<BeardStyle, number>> =
    age < 21
      ? { none: 8, stubble: 2 }
      : age < 27
        ? { none: 7, stubble: 4, short: 1 }
        : { none: 6, stubble: 5, short: 2.2, full: 0.5, goatee: 0.4, moustache: 0.3 }
  const style = requested.beard?.style ?? (gender === 'female' ? 'none' : draw.pick('beard/style', weights))
  return {
    style,
    color: requested.beard?.color ?? shiftColor(hairColor, [0.01 * draw.bell('beard/shade'), 0.006, 0.004]),
    density: requested.beard?.density ?? draw.between('beard/density', 0.65, 1),
  }
}

const SHADOWS = palette('140 92 72, 122 84 74, 156 112 96, 104 78 84, 132 98 66')

/** On skin darker than this, pale lipsticks look like chalk. */
const DEEP_SKIN = 0.6

export const drawMakeup = (draw: RepeatableDraw, wearer: Wearer): Identity['makeup'] => {
  const { gender, age, skinTone, undertone, requested } = wearer
  const bareLips = naturalLipColor(skinTone, undertone)
  const bare: Identity['makeup'] = {
    strength: 0,
    lipColor: bareLips,
    lipstick: 0,
    gloss: 0.12,
    shadowColor: SHADOWS[0],
    eyeliner: 0,
  }
  if (gender === 'male') return { ...bare, ...requested.makeup }
  const strength = draw.between('makeup/strength', 0.06, age > 55 ? 0.3 : 0.4)
  const wears = draw.chance('makeup/lipstick', strength)
  const lipstick = draw.pick(
    'makeup/lip-color',
    skinTone > DEEP_SKIN
      ? { brown: 4, mauve: 3, berry: 2, plum: 1.5, rose: 1.5 }
      : { nude: 4, rose: 4, pink: 2, mauve: 1.5, peach: 2, coral: 0.6 },
  )
  return {
    strength,
    lipColor: wears ? LIPSTICK_COLORS[lipstick] : bareLips,
    lipstick: wears ? draw.between('makeup/lip-cover', 0.2, 0.55) : 0,
    gloss: draw.between('makeup/gloss', 0.05, 0.4),
    shadowColor: SHADOWS[Math.floor(draw.uniform('makeup/shadow') * SHADOWS.length)],
    eyeliner: Math.max(0, draw.between('makeup/eyeliner', -0.3, 0.22)),
    ...requested.makeup,
  }
}

const FRAMES = palette('28 26 28, 70 46 34, 120 84 52, 44 52 70, 176 148 96, 110 112 118')

export const drawGlasses = (draw: RepeatableDraw, { gender, age, requested }: Wearer): Identity['glasses'] => {
  const wears = draw.chance('glasses/wears', lerp(0.02, 0.4, clamp((age - 42) / 28)))
  const asked = requested.glasses?.style
  const drawn = draw.pick('glasses/style', {
    round: 2,
    square: 3,
    rimless: age > 45 ? 1.5 : 0.4,
    'cat-eye': gender === 'female' ? 1.5 : 0,
    aviator: gender === 'male' ? 0.6 : 0.2,
  })
  const style = asked === 'any' ? drawn : (asked ?? (wears ? drawn : 'none'))
  const color = FRAMES[Math.floor(draw.uniform('glasses/color') * FRAMES.length)]
  const { isDark } = requested.glasses ?? {}
  return { style, color: requested.glasses?.color ?? color, ...(isDark && { isDark }) }
}

const METALS = palette('212 175 96, 196 198 204, 206 150 124')

export const drawEarrings = (draw: RepeatableDraw, { gender, requested }: Wearer): Identity['earrings'] => {
  const wears = draw.chance('earrings/wears', gender === 'female' ? 0.45 : 0.015)
  const asked = requested.earrings?.style
  const drawn = draw.pick('earrings/style', gender === 'female' ? { studs: 4, hoops: 3, drops: 2 } : { studs: 1 })
  const style = asked === 'any' ? drawn : (asked ?? (wears ? drawn : 'none'))
  const color = METALS[Math.floor(draw.uniform('earrings/color') * METALS.length)]
  return { style, color: requested.earrings?.color ?? color }
}
