import { STYLES_OF_LENGTH } from '../identity/seen-in-hair.ts'
import type { BeardStyle, Gender, HairStyle } from '../identity/identity.ts'
import type { ParameterName } from '../identity/parameters.ts'
import { EYE_COLORS, HAIR_COLORS, LIPSTICK_COLORS } from '../identity/person-colors.ts'
import type { EyeColorName, HairColorName, LipstickColorName } from '../identity/person-colors.ts'
import type { HairLength, HairRequest, PersonRequest } from '../identity/person-request.ts'
import type { RegionName } from '../identity/regions.ts'
import type { Rgb } from '../image/rgb.ts'
import { NO_EFFECT } from './sense.ts'
import type { ExpressionName } from '../scene/face-units.ts'
import type { Effect } from './sense.ts'

const clampTo = (limit: number, value: number): number => Math.max(-limit, Math.min(limit, value))

/** Towards the bounds of parameters; denied, half as far to the other side. */
export const shape =
  (changes: Partial<Record<ParameterName, number>>): Effect =>
  ({ person }, strength) => {
    const wished = (person.shape ??= {})
    const factor = strength < 0 ? strength * 0.5 : strength
    for (const [name, amount] of Object.entries(changes) as [ParameterName, number][]) {
      wished[name] = clampTo(1.15, (wished[name] ?? 0) + amount * factor)
    }
  }

export const all =
  (...effects: Effect[]): Effect =>
  (reading, strength) => {
    for (const effect of effects) effect(reading, strength)
  }

/** An effect that a denial leaves alone. */
export const plainly =
  (write: (person: PersonRequest, strength: number) => void): Effect =>
  ({ person }, strength) => {
    if (strength > 0) write(person, strength)
  }

/** A rough age; an age in numbers wins over it. */
export const aroundAge = (years: number): Effect =>
  plainly((person) => {
    person.ageYears ??= years
  })

export const ofGender = (gender: Gender): Effect =>
  plainly((person) => {
    person.gender = gender
  })

export const region = (...names: RegionName[]): Effect =>
  plainly((person) => {
    person.regions = [...new Set([...(person.regions ?? []), ...names])]
  })

/** Stressed tones move away from the middle, weakened ones towards it, denied ones to its other side. */
export const skin = (tone: number, undertone?: number): Effect => {
  const middle = 0.36
  return (reading, strength) => {
    const stretched = middle + (tone - middle) * (strength < 0 ? -0.5 : 0.75 + 0.25 * strength)
    reading.person.skinTone = Math.max(0, Math.min(1, stretched))
    if (undertone !== undefined && strength > 0) shape({ undertone })(reading, 1)
  }
}

export const hair =
  (requested: HairRequest, denied: HairRequest = {}): Effect =>
  ({ person }, strength) => {
    person.hair = { ...person.hair, ...(strength > 0 ? requested : denied) }
  }

export const hairLength = (lengthClass: HairLength): Effect => {
  return ({ person }, strength) => {
    const wished = (person.hair ??= {})
    if (strength < 0) {
      wished.excludedStyles = [...(wished.excludedStyles ?? []), ...deniedStyles(lengthClass)]
    } else if (strength > 1.1 && lengthClass === 'long') wished.lengthClass = 'very long'
    else if (strength > 1.1 && lengthClass === 'short') wished.lengthClass = 'very short'
    else wished.lengthClass = lengthClass
  }
}

const deniedStyles = (lengthClass: HairLength): readonly HairStyle[] =>
  lengthClass.endsWith('long')
    ? ['long', 'long-fringe', 'ponytail', 'braids', 'pigtails', 'box-braids', 'locs', 'wolf-cut', 'curtain-bangs']
    : STYLES_OF_LENGTH[lengthClass]

export const hairStyle = (...styles: HairStyle[]): Effect => {
  return ({ person }, strength) => {
    const wished = (person.hair ??= {})
    if (strength < 0) wished.excludedStyles = [...(wished.excludedStyles ?? []), ...styles]
    else wished.styles = wished.styles ? narrow(wished.styles, styles) : styles
  }
}

const narrow = (known: readonly HairStyle[], styles: readonly HairStyle[]): readonly HairStyle[] => {
  const both = known.filter((style) => styles.includes(style))
  return both.length > 0 ? both : styles
}

/** How a cut is worn: of the styles that come so, but a cut or an updo that is named stays. */
export const hairManner = (...styles: HairStyle[]): Effect => {
  const alone = hairStyle(...styles)
  return (reading, strength) => {
    const named = reading.person.hair?.styles
    if (strength < 0 || !named || named.some((style) => styles.includes(style))) alone(reading, strength)
  }
}

/** Over long hair, a bob or a lob, or the short or half long hair of a man; parted in the middle where other words ask so. */
export const fringe: Effect = hairStyle(
  'long-fringe',
  'bob-fringe',
  'lob-fringe',
  'french-crop',
  'curtains',
  'curtain-bangs',
)

const LAYERED: readonly HairStyle[] = ['feathered', 'lob', 'pixie', 'wolf-cut', 'curtain-bangs', 'mullet', 'curtains']
/** Hair in layers, and what is said of hair or of another cut: "a layered lob". */
export const layers: Effect = hairStyle(...LAYERED)
export const layered: Effect = hairManner(...LAYERED)

/** Curls say how much they curl; stressed ones more, denied ones the opposite. */
export const hairCurl = (curl: number): Effect => {
  return ({ person }, strength) => {
    const wished = (person.hair ??= {})
    if (strength < 0) wished.curl = curl > 0.3 ? 0.08 : 0.6
    else wished.curl = Math.max(0, Math.min(1, curl + (strength - 1) * (curl > 0.3 ? 0.25 : -0.1)))
  }
}

export const hairColor = (name: HairColorName, vague = false): Effect => {
  return ({ person }, strength) => {
    const wished = (person.hair ??= {})
    if (strength < 0) wished.excludedColors = [...(wished.excludedColors ?? []), ...relatedColors(name)]
    else if (!vague || !wished.color) wished.color = name
    if (strength > 0 && GREY_COLORS.has(name)) wished.grey = 1
  }
}

const GREY_COLORS: ReadonlySet<HairColorName> = new Set(['grey', 'silver', 'white'] as const)

/** "Not blonde" rules out every blonde. */
const relatedColors = (name: HairColorName): HairColorName[] =>
  (Object.keys(HAIR_COLORS) as HairColorName[]).filter((other) => other === name || other.endsWith(` ${name}`))

export const eyeColor = (name: EyeColorName, vague = false): Effect => {
  return ({ person }, strength) => {
    if (strength < 0) {
      const names = Object.keys(EYE_COLORS) as EyeColorName[]
      const related = names.filter((other) => other === name || other.endsWith(` ${name}`))
      person.excludedEyeColors = [...(person.excludedEyeColors ?? []), ...related]
    } else if (!vague || !person.eyeColor) person.eyeColor = name
  }
}

/** One of two eyes: the first that is named is the person's own right one. */
export const oneEye = (name: EyeColorName): Effect =>
  plainly((person) => {
    if (person.eyeColor === undefined) person.eyeColor = name
    else if (person.eyeColor !== name) person.leftEyeColor = name
  })

export const leftEye = (name: EyeColorName): Effect =>
  plainly((person) => {
    person.leftEyeColor = name
  })

export const lipstick =
  (color: LipstickColorName | Rgb, cover = 0.9): Effect =>
  ({ person }, strength) => {
    const lipColor = typeof color === 'string' ? LIPSTICK_COLORS[color] : color
    const makeup = (person.makeup ??= {})
    if (strength < 0) Object.assign(makeup, { lipstick: 0.4, lipColor: LIPSTICK_COLORS.nude })
    else Object.assign(makeup, { lipColor, lipstick: Math.min(1, cover * strength) })
  }

export const makeup =
  (requested: NonNullable<PersonRequest['makeup']>, denied: NonNullable<PersonRequest['makeup']> = {}): Effect =>
  ({ person }, strength) => {
    person.makeup = { ...person.makeup, ...(strength > 0 ? requested : denied) }
  }

export const beardStyle =
  (style: BeardStyle): Effect =>
  ({ person }, strength) => {
    const wished = (person.beard ??= {})
    if (strength > 0) wished.style = style
    else if (wished.style === style || wished.style === undefined)
      wished.style = style === 'stubble' ? 'none' : 'stubble'
  }

export const noBeard: Effect = ({ person }) => {
  person.beard = { ...person.beard, style: 'none' }
}

export const mood =
  (value: number): Effect =>
  ({ person }, strength) => {
    person.mood = strength < 0 ? clampTo(1, -value * 0.2) : clampTo(1, value * strength)
  }

/** How something is done: a smile that is named stays, broad as `smiling` at most, and so does a laugh. */
export const manner =
  (plain: Effect, smiling: number): Effect =>
  (reading, strength) => {
    const { mood: named = 0 } = reading.person
    if (strength <= 0 || named < 0.4) plain(reading, strength)
    else if (reading.scene.face !== 'laugh') reading.person.mood = Math.min(named, smiling)
  }

/** An expression with a name of its own. */
export const expression =
  (name: ExpressionName): Effect =>
  ({ scene }, strength) => {
    if (strength > 0) scene.face = name
  }

/** Understood, and not drawn. */
export const nothing: Effect = NO_EFFECT

/** Asks for nothing that another thing would not have, and is told as shown. */
export const agreed: Effect = () => {}
