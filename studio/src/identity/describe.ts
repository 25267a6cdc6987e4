import { describeDetails, describeFeatures } from './describe-features.ts'
import type { Identity, Rgb } from './identity.ts'
import { colorDistance } from './oklab.ts'
import { EYE_COLORS, HAIR_COLORS } from './person-colors.ts'

/**
 * One or two sentences in plain English that say who this is: age, gender, skin, hair, eyes and what stands out.
 * Reading them back with `identityFromText` gives the same main traits.
 */
export function describe(identity: Identity): string {
  const noun = identity.gender === 'female' ? 'woman' : 'man'
  const age = `${articleFor(identity.age)} ${identity.age}-year-old ${noun}`
  const main = joinWords([
    describeSkin(identity),
    describeHair(identity),
    `${eyeColorName(identity.eyeColor)} eyes`,
    ...describeFeatures(identity),
  ])
  const details = describeDetails(identity)
  const sentence = `${age} with ${main}.`
  if (details.length === 0) return sentence
  const pronoun = identity.gender === 'female' ? 'She' : 'He'
  return `${sentence} ${pronoun} has ${joinWords(details)}.`
}

const articleFor = (age: number): string => (age === 18 ? 'An' : 'A')

export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const SKIN_NAMES: readonly (readonly [upTo: number, name: string])[] = [
  [0.045, 'porcelain'],
  [0.12, 'fair'],
  [0.2, 'light'],
  [0.29, 'beige'],
  [0.375, 'olive'],
  [0.48, 'tan'],
  [0.58, 'light brown'],
  [0.72, 'brown'],
  [0.84, 'dark brown'],
  [0.93, 'deep'],
  [1, 'ebony'],
]

function describeSkin({ shape }: Identity): string {
  const name = SKIN_NAMES.find(([upTo]) => shape.skinTone <= upTo)?.[1] ?? 'ebony'
  return `${name} skin`
}

const HAIR_PHRASES: Readonly<Record<Identity['hair']['style'], (qualities: string) => string>> = {
  bald: () => 'a bald head',
  buzz: (qualities) => `a ${qualities} buzz cut`,
  crew: (qualities) => `a ${qualities} crew cut`,
  fade: (qualities) => `a ${qualities} fade haircut`,
  'side-part': (qualities) => `${qualities} hair with a side part`,
  quiff: (qualities) => `a ${qualities} quiff`,
  'slicked-back': (qualities) => `slicked-back ${qualities} hair`,
  messy: (qualities) => `short messy ${qualities} hair`,
  'curly-short': (qualities) => `short curly ${qualities} hair`,
  afro: (qualities) => `a ${qualities} afro`,
  pixie: (qualities) => `a ${qualities} pixie cut`,
  bob: (qualities) => `a ${qualities} bob`,
  lob: (qualities) => `a ${qualities} lob`,
  long: (qualities) => `long ${qualities} hair`,
  'long-fringe': (qualities) => `long ${qualities} hair with a fringe`,
  ponytail: (qualities) => `${qualities} hair in a ponytail`,
  bun: (qualities) => `${qualities} hair in a bun`,
  braids: (qualities) => `${qualities} braids`,
}

const STYLES_WITHOUT_TEXTURE = new Set(['buzz', 'crew', 'fade', 'afro', 'curly-short', 'slicked-back', 'messy', 'bald'])

function describeHair({ hair }: Identity): string {
  const texture = STYLES_WITHOUT_TEXTURE.has(hair.style) ? '' : textureName(hair.curl)
  const color = hair.grey > 0.75 ? 'grey' : nearestName(HAIR_COLORS, hair.color)
  const phrase = HAIR_PHRASES[hair.style](texture ? `${texture} ${color}` : color)
  if (hair.style === 'bald' || hair.grey <= 0.2 || hair.grey > 0.75)
    return phrase.replace(/^a (?=auburn|orange|afro)/, 'an ')
  return `${phrase} going grey`.replace(/^a (?=auburn|orange|afro)/, 'an ')
}

function textureName(curl: number): string {
  if (curl < 0.2) return 'straight'
  if (curl < 0.6) return 'wavy'
  return curl < 0.87 ? 'curly' : 'tightly curled'
}

export const eyeColorName = (color: Rgb): string => nearestName(EYE_COLORS, color)

export function nearestName(table: Readonly<Record<string, Rgb>>, color: Rgb): string {
  let nearest = ''
  let least = Infinity
  for (const [name, named] of Object.entries(table)) {
    const distance = colorDistance(named, color)
    if (distance < least) [nearest, least] = [name, distance]
  }
  return nearest
}
