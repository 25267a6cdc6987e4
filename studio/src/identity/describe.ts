import type { Rgb } from '../image/rgb.ts'
import type { BeautyMarkPlace, Identity } from './identity.ts'
import { isExpecting, PARAMETERS } from './parameters.ts'
import type { ParameterName } from './parameters.ts'
import { EYE_COLORS, HAIR_COLORS, LIPSTICK_COLORS, nearestColor } from './person-colors.ts'
import type { LipstickColorName } from './person-colors.ts'
import { showsInHair } from './seen-in-hair.ts'
import type { WornName } from './worn.ts'

type Feature = readonly [parameter: ParameterName, low: string, high: string]

const FEATURES: readonly Feature[] = [
  ['upperLip', 'thin lips', 'full lips'],
  ['noseWidth', 'a narrow nose', 'a wide nose'],
  ['noseBump', '', 'an aquiline nose'],
  ['noseTipLift', '', 'an upturned nose'],
  ['noseLength', 'a short nose', 'a long nose'],
  ['jawWidth', 'a narrow jaw', 'a square jaw'],
  ['cheekbones', '', 'high cheekbones'],
  ['faceWidth', 'a narrow face', 'a round face'],
  ['browThickness', 'thin eyebrows', 'thick eyebrows'],
  ['browArch', 'straight eyebrows', 'arched eyebrows'],
  ['eyeSize', 'small eyes', 'big eyes'],
  ['eyelidHood', '', 'hooded eyes'],
  ['eyeSpacing', 'close-set eyes', 'wide-set eyes'],
  ['eyeDepth', '', 'deep-set eyes'],
  ['chinWidth', 'a pointed chin', 'a broad chin'],
]

const BODY: readonly Feature[] = [
  ['stature', 'a short stature', 'a tall stature'],
  ['build', 'a slim build', 'a heavyset build'],
  ['muscle', '', 'a muscular build'],
]

const MAX_FEATURES = 4
const NOTABLE = 0.5
const NOTABLE_BODY = 0.65

/** What stands out among these, with how far it is to its bound, 0 to 1. */
const listNotable = ({ shape }: Identity, features: readonly Feature[], least: number) =>
  features
    .map(([name, low, high]) => {
      const { min, max, neutral } = PARAMETERS[name]
      const value = shape[name]
      const deviation = value < neutral ? (value - neutral) / (neutral - min) : (value - neutral) / (max - neutral)
      return { words: deviation < 0 ? low : high, size: Math.abs(deviation) }
    })
    .filter(({ words, size }) => words !== '' && size > least)

const describeBody = (identity: Identity): string[] => [
  ...listNotable(identity, BODY, NOTABLE_BODY).map(({ words }) => words),
  ...(isExpecting(identity.gender, identity.shape.belly) ? ['a pregnant belly'] : []),
]

/** What stands out most in the face, the most unusual first; at most one word on each part. */
const describeFeatures = (identity: Identity): string[] => {
  const { shape } = identity
  const notable = listNotable(identity, FEATURES, NOTABLE)
  const words = notable.sort((a, b) => b.size - a.size).map((feature) => feature.words)
  const single = words.filter((text, index) => words.findIndex((other) => part(other) === part(text)) === index)
  const monolid = shape.epicanthus > 0.75 ? ['monolid eyes'] : []
  return [...monolid, ...single.filter((text) => monolid.length === 0 || part(text) !== 'eyes')].slice(0, MAX_FEATURES)
}

const part = (words: string): string | undefined => words.split(' ').at(-1)

/** Figure, beard, marks, make-up and what is worn. */
const describeDetails = (identity: Identity): string[] => {
  const { shape, beard, glasses, earrings, worn, makeup, scar, beautyMark } = identity
  const details = describeBody(identity)
  if (beard.style !== 'none') details.push(BEARD_PHRASES[beard.style])
  else if (identity.gender === 'male') details.push('a clean-shaven face')
  if (shape.freckles > 0.2) details.push('freckles')
  if (shape.chinCleft > 0.5) details.push('a cleft chin')
  if (shape.dimples > 0.5) details.push('dimples')
  if (scar !== 'none') details.push(`a scar on the ${scar}`)
  if (beautyMark) details.push(beautyMarkPhrase(beautyMark))
  if (makeup.lipstick > 0.5) details.push(`${lipstickName(identity)} lipstick`)
  if (makeup.eyeliner > 0.6) details.push('eyeliner')
  if (glasses.style !== 'none') details.push(`${glasses.style} ${glasses.isDark ? 'sunglasses' : 'glasses'}`)
  if (earrings.style !== 'none') details.push(EARRING_PHRASES[earrings.style])
  const necklace = worn?.necklace && NECKLACE_PHRASES[worn.necklace.name]
  if (necklace) details.push(necklace)
  if (identity.mood > 0.5) details.push('a warm smile')
  if (identity.mood < -0.25) details.push('a serious look')
  return details
}

const BESIDE: Partial<Record<BeautyMarkPlace, string>> = { lip: 'above', eye: 'under', brow: 'above', nose: 'beside' }

const beautyMarkPhrase = ({ place, side }: NonNullable<Identity['beautyMark']>): string =>
  `a beauty mark ${BESIDE[place] ?? 'on'} the ${side} ${place}`

export const BEARD_PHRASES = {
  stubble: 'stubble',
  short: 'a short beard',
  full: 'a full beard',
  long: 'a long beard',
  goatee: 'a goatee',
  moustache: 'a moustache',
  handlebar: 'a handlebar moustache',
  chinstrap: 'a chinstrap beard',
  'mutton-chops': 'mutton chops',
  'soul-patch': 'a soul patch',
} as const

export const EARRING_PHRASES = { studs: 'stud earrings', hoops: 'hoop earrings', drops: 'drop earrings' } as const

export const NECKLACE_PHRASES: Partial<Record<WornName, string>> = {
  chain: 'a chain necklace',
  pendant: 'a pendant necklace',
  pearls: 'a pearl necklace',
  beads: 'a bead necklace',
  choker: 'a choker',
  medal: 'a medal',
  stethoscope: 'a stethoscope',
}

/** The name that comes nearest to the colour of somebody's lips. */
export const lipstickName = ({ makeup }: Identity): LipstickColorName => nearestColor(LIPSTICK_COLORS, makeup.lipColor)

/**
 * One or two sentences in plain English that say who this is: age, gender, skin, hair, eyes and what stands out.
 * Reading them back with `identityFromText` gives the same main traits.
 */
export const describe = (identity: Identity): string => {
  const noun = identity.gender === 'female' ? 'woman' : 'man'
  const age = `${identity.age === 18 ? 'An' : 'A'} ${identity.age}-year-old ${noun}`
  const main = joinWords([
    describeSkin(identity),
    describeHair(identity),
    eyesOf(identity),
    ...describeFeatures(identity),
  ])
  const details = describeDetails(identity)
  const sentence = `${age} with ${main}.`
  if (details.length === 0) return sentence
  const pronoun = identity.gender === 'female' ? 'She' : 'He'
  return `${sentence} ${pronoun} has ${joinWords(details)}.`
}

const joinWords = (words: readonly string[]): string => {
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

/** The skin in words. */
export const describeSkin = ({ shape }: Identity): string => {
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
  mohawk: (qualities) => `a ${qualities} mohawk`,
  undercut: (qualities) => `a ${qualities} undercut`,
  'space-buns': (qualities) => `${qualities} space buns`,
  pigtails: (qualities) => `${qualities} pigtails`,
  'box-braids': (qualities) => `${qualities} box braids`,
  locs: (qualities) => `${qualities} locs`,
  mullet: (qualities) => `a ${qualities} mullet`,
  'wolf-cut': (qualities) => `a ${qualities} wolf cut`,
  'curtain-bangs': (qualities) => `long ${qualities} hair with curtain bangs`,
  'bob-fringe': (qualities) => `a ${qualities} bob with a fringe`,
  feathered: (qualities) => `long feathered ${qualities} hair`,
  'slicked-long': (qualities) => `long combed back ${qualities} hair`,
  'side-shave': (qualities) => `long ${qualities} hair with a shaved side`,
  'finger-waves': (qualities) => `${qualities} hair in finger waves`,
  'low-ponytail': (qualities) => `${qualities} hair in a low ponytail`,
  'low-bun': (qualities) => `${qualities} hair in a low bun`,
  'bubble-ponytail': (qualities) => `${qualities} hair in a bubble ponytail`,
  'half-up': (qualities) => `long ${qualities} hair, half up`,
  'side-braid': (qualities) => `${qualities} hair in a side braid`,
  'crown-braid': (qualities) => `${qualities} hair in a crown braid`,
  cornrows: (qualities) => `${qualities} cornrows`,
  'flat-top': (qualities) => `a ${qualities} flat top`,
  pompadour: (qualities) => `a ${qualities} pompadour`,
  spiky: (qualities) => `short spiky ${qualities} hair`,
  'french-crop': (qualities) => `a ${qualities} french crop`,
  curtains: (qualities) => `${qualities} curtain hair`,
  'bowl-cut': (qualities) => `a ${qualities} bowl cut`,
  twists: (qualities) => `short ${qualities} twists`,
  'tapered-curls': (qualities) => `${qualities} tapered curls`,
  'lob-fringe': (qualities) => `a ${qualities} lob with a fringe`,
}

const STYLES_WITHOUT_TEXTURE = new Set(['buzz', 'crew', 'fade', 'afro', 'curly-short', 'slicked-back', 'messy', 'bald'])

/** Cut, texture and colour of the hair in words. */
export const describeHair = ({ hair }: Identity): string => {
  const isTold = !STYLES_WITHOUT_TEXTURE.has(hair.style) && showsInHair(hair.style, 'curl', hair.curl)
  const texture = isTold ? textureName(hair.curl) : ''
  const color = hair.grey > 0.75 ? 'grey' : nearestColor(HAIR_COLORS, hair.color)
  const phrase = HAIR_PHRASES[hair.style](texture ? `${texture} ${color}` : color)
  if (hair.style === 'bald' || hair.grey <= 0.2 || hair.grey > 0.75)
    return phrase.replace(/^a (?=auburn|orange|afro)/, 'an ')
  return `${phrase} going grey`.replace(/^a (?=auburn|orange|afro)/, 'an ')
}

const textureName = (curl: number): string => {
  if (curl < 0.2) return 'straight'
  if (curl < 0.6) return 'wavy'
  return curl < 0.87 ? 'curly' : 'tightly curled'
}

const eyesOf = ({ eyeColor, leftEyeColor }: Identity): string =>
  leftEyeColor
    ? `one ${eyeColorName(eyeColor)} and one ${eyeColorName(leftEyeColor)} eye`
    : `${eyeColorName(eyeColor)} eyes`

const eyeColorName = (color: Rgb): string => nearestColor(EYE_COLORS, color)
