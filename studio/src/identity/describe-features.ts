import type { Identity } from './identity.ts'
import { colorDistance } from './oklab.ts'
import { LIPSTICK_COLORS, type LipstickColorName } from './person-colors.ts'
import { PARAMETERS, type ParameterName } from './parameters.ts'

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

const MAX_FEATURES = 4
const NOTABLE = 0.5

/** What stands out most in the face, the most unusual first; at most one word on each part. */
export function describeFeatures({ shape }: Identity): string[] {
  const notable = FEATURES.map(([name, low, high]) => {
    const { min, max, neutral } = PARAMETERS[name]
    const value = shape[name]
    const deviation = value < neutral ? (value - neutral) / (neutral - min) : (value - neutral) / (max - neutral)
    return { words: deviation < 0 ? low : high, size: Math.abs(deviation) }
  }).filter(({ words, size }) => words !== '' && size > NOTABLE)
  const words = notable.sort((a, b) => b.size - a.size).map((feature) => feature.words)
  const single = words.filter((text, index) => words.findIndex((other) => part(other) === part(text)) === index)
  const monolid = shape.epicanthus > 0.75 ? ['monolid eyes'] : []
  return [...monolid, ...single.filter((text) => monolid.length === 0 || part(text) !== 'eyes')].slice(0, MAX_FEATURES)
}

const part = (words: string): string | undefined => words.split(' ').at(-1)

/** Beard, marks, make-up and what is worn. */
export function describeDetails(identity: Identity): string[] {
  const { shape, beard, glasses, earrings, makeup, scar } = identity
  const details: string[] = []
  if (beard.style !== 'none') details.push(BEARD_PHRASES[beard.style])
  else if (identity.gender === 'male') details.push('a clean-shaven face')
  if (shape.freckles > 0.2) details.push('freckles')
  if (shape.chinCleft > 0.5) details.push('a cleft chin')
  if (scar !== 'none') details.push(`a scar on the ${scar}`)
  if (makeup.lipstick > 0.5) details.push(`${lipstickName(identity)} lipstick`)
  if (makeup.eyeliner > 0.6) details.push('eyeliner')
  if (glasses.style !== 'none') details.push(`${glasses.style} glasses`)
  if (earrings.style !== 'none') details.push(EARRING_PHRASES[earrings.style])
  if (identity.mood > 0.5) details.push('a warm smile')
  if (identity.mood < -0.25) details.push('a serious look')
  return details
}

const BEARD_PHRASES = {
  stubble: 'stubble',
  short: 'a short beard',
  full: 'a full beard',
  long: 'a long beard',
  goatee: 'a goatee',
  moustache: 'a moustache',
} as const

const EARRING_PHRASES = { studs: 'stud earrings', hoops: 'hoop earrings', drops: 'drop earrings' } as const

function lipstickName({ makeup }: Identity): LipstickColorName {
  const names = Object.keys(LIPSTICK_COLORS) as LipstickColorName[]
  const distance = (name: LipstickColorName) => colorDistance(LIPSTICK_COLORS[name], makeup.lipColor)
  return names.reduce((nearest, name) => (distance(name) < distance(nearest) ? name : nearest))
}
