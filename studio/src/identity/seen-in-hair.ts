import type { Gender, HairStyle } from './identity.ts'
import type { HairLength, HairRequest } from './person-request.ts'

/** Styles by the length of the hair that falls. */
export const STYLES_OF_LENGTH: Record<HairLength, readonly HairStyle[]> = {
  'very short': ['buzz', 'crew', 'fade', 'pixie'],
  short: [
    'crew',
    'fade',
    'side-part',
    'quiff',
    'slicked-back',
    'messy',
    'curly-short',
    'pixie',
    'bob',
    'bob-fringe',
    'french-crop',
    'curtains',
    'spiky',
    'pompadour',
    'tapered-curls',
    'twists',
  ],
  medium: ['bob', 'lob', 'messy', 'bob-fringe', 'curtains', 'lob-fringe'],
  long: ['long', 'feathered', 'half-up', 'slicked-long'],
  'very long': ['long', 'feathered', 'slicked-long'],
}

/** Which styles people of one gender have as a rule, where a wish leaves several. */
const MOSTLY_OF: Record<Gender, ReadonlySet<HairStyle>> = {
  female: new Set([
    'pixie',
    'bob',
    'lob',
    'long-fringe',
    'ponytail',
    'pigtails',
    'space-buns',
    'curtain-bangs',
    'bob-fringe',
    'lob-fringe',
    'feathered',
    'side-shave',
    'finger-waves',
    'low-ponytail',
    'low-bun',
    'bubble-ponytail',
    'half-up',
    'side-braid',
    'crown-braid',
  ]),
  male: new Set([
    'bald',
    'buzz',
    'crew',
    'fade',
    'side-part',
    'quiff',
    'slicked-back',
    'messy',
    'undercut',
    'flat-top',
    'pompadour',
    'spiky',
    'french-crop',
    'curtains',
    'bowl-cut',
    'tapered-curls',
  ]),
}

const OTHER: Record<Gender, Gender> = { female: 'male', male: 'female' }

const PARTED: readonly HairStyle[] = ['long', 'lob', 'bob', 'feathered', 'curtain-bangs', 'finger-waves']
const OPEN: readonly HairStyle[] = [...PARTED, 'slicked-long', 'half-up']
const MIDDLE_PARTED: ReadonlySet<HairStyle> = new Set([
  ...PARTED,
  'curtains',
  'braids',
  'pigtails',
  'space-buns',
  'box-braids',
  'locs',
])
const SIDE_PARTED: ReadonlySet<HairStyle> = new Set([...PARTED, 'side-part', 'pixie', 'side-shave', 'undercut'])
const FALLS: readonly HairStyle[] = [
  ...OPEN,
  'long-fringe',
  'bob-fringe',
  'lob-fringe',
  'wolf-cut',
  'mullet',
  'curtains',
  'messy',
]
const WAVING: ReadonlySet<HairStyle> = new Set([
  ...FALLS,
  'ponytail',
  'low-ponytail',
  'side-part',
  'curly-short',
  'tapered-curls',
])
const CURLING: ReadonlySet<HairStyle> = new Set([...WAVING, 'afro', 'quiff', 'pixie', 'mohawk'])
/** So much curl coils up even cropped hair. */
const COILS_FROM = 0.68
const COILING: ReadonlySet<HairStyle> = new Set([...CURLING, 'crew', 'fade'])
const SHOWS_TIPS: ReadonlySet<HairStyle> = new Set([
  ...FALLS,
  'curly-short',
  'quiff',
  'spiky',
  'pixie',
  'afro',
  'mohawk',
  'ponytail',
  'low-ponytail',
  'braids',
  'pigtails',
  'space-buns',
  'bun',
  'box-braids',
  'locs',
  'side-braid',
  'bubble-ponytail',
])
/** Where two colours are told apart on both sides of a parting. */
const SHOWS_SPLIT: ReadonlySet<HairStyle> = new Set([
  ...FALLS,
  'braids',
  'pigtails',
  'space-buns',
  'bun',
  'low-bun',
  'ponytail',
  'low-ponytail',
  'pixie',
])
const CURLED: ReadonlySet<HairStyle> = new Set(['afro', 'curly-short', 'tapered-curls'])
const SHAVEN: ReadonlySet<HairStyle> = new Set(['bald', 'buzz'])
const TOO_SHORT: ReadonlySet<HairStyle> = new Set([...SHAVEN, 'crew', 'fade', 'french-crop', 'cornrows'])
const FULL: ReadonlySet<HairStyle> = new Set([
  ...FALLS,
  ...CURLING,
  'pompadour',
  'spiky',
  'twists',
  'locs',
  'box-braids',
])

const SHORT: ReadonlySet<HairStyle> = new Set([...STYLES_OF_LENGTH['very short'], ...STYLES_OF_LENGTH.short])
const LONG: ReadonlySet<HairStyle> = new Set([
  ...STYLES_OF_LENGTH.long,
  'long-fringe',
  'curtain-bangs',
  'ponytail',
  'braids',
  'pigtails',
  'box-braids',
  'locs',
  'low-ponytail',
  'bubble-ponytail',
  'side-braid',
])

type Shows = {
  [Wish in keyof HairRequest]?: (style: HairStyle, asked: NonNullable<HairRequest[Wish]>) => boolean
}

/** Whether a style of hair shows what is asked of it. */
const SHOWS: Shows = {
  lengthClass: (style, asked) => {
    if (asked === 'medium') return !SHAVEN.has(style)
    return asked.endsWith('long') ? !SHORT.has(style) : !LONG.has(style)
  },
  part: (style, asked) => (asked === 0 ? MIDDLE_PARTED : SIDE_PARTED).has(style),
  curl: (style, asked) => {
    if (asked < 0.2) return style !== 'bald' && !CURLED.has(style)
    if (asked > 0.9) return !SHAVEN.has(style)
    return (asked < 0.6 ? WAVING : asked < COILS_FROM ? CURLING : COILING).has(style)
  },
  volume: (style, asked) => (asked > 1.1 ? FULL.has(style) : style !== 'bald'),
  accent: (style, asked) => {
    if (asked === 'tips') return SHOWS_TIPS.has(style)
    return asked === 'highlights' ? !TOO_SHORT.has(style) : SHOWS_SPLIT.has(style)
  },
  color: (style) => style !== 'bald',
  grey: (style) => style !== 'bald',
}
const WISHES = Object.keys(SHOWS) as (keyof Shows)[]

/** Whether people of a gender have such a style as others do. */
export const isUsualFor = (style: HairStyle, gender: Gender): boolean => !MOSTLY_OF[OTHER[gender]].has(style)

/** Whether hair of such a style shows one thing that is asked of it: no parting is seen in hair of two millimetres. */
export const showsInHair = <Wish extends keyof HairRequest>(
  style: HairStyle,
  wish: Wish,
  asked: HairRequest[Wish],
): boolean => asked === undefined || (SHOWS[wish]?.(style, asked) ?? true)

/** Whether hair of such a style shows all that is asked of it. */
export const showsAllInHair = (style: HairStyle, requested: HairRequest): boolean =>
  WISHES.every((wish) => showsInHair(style, wish, requested[wish]))

const keep = (left: readonly HairStyle[], fits: (style: HairStyle) => boolean): readonly HairStyle[] => {
  const fitting = left.filter(fits)
  return fitting.length > 0 ? fitting : left
}

/** Of some styles those that are usual for a gender and show what is asked; wish by wish, as long as some are left. */
export const narrowToShowing = (
  styles: readonly HairStyle[],
  gender: Gender,
  requested: HairRequest,
): readonly HairStyle[] => {
  const showing = WISHES.reduce(
    (left, wish) => keep(left, (style) => showsInHair(style, wish, requested[wish])),
    styles,
  )
  return keep(showing, (style) => isUsualFor(style, gender))
}
