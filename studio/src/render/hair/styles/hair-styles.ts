import type { HairStyle, Identity } from '../../../identity/identity.ts'
import { MOHAWK, UNDERCUT, SPACE_BUNS, PIGTAILS, BOX_BRAIDS, LOCS, MULLET, WOLF_CUT, CURTAIN_BANGS } from './bold.ts'
import { BRAIDS, CORNROWS, CROWN_BRAID, SIDE_BRAID } from './braided.ts'
import { BALD, BUZZ, COILED_CREW, COILED_FADE, CREW, FADE, FRENCH_CROP, SPIKY } from './cropped.ts'
import { AFRO, CURLY_SHORT, FLAT_TOP, TAPERED_CURLS, TWISTS } from './curly.ts'
import { BUBBLE_PONYTAIL, BUN, HALF_UP, LOW_BUN, LOW_PONYTAIL, PONYTAIL } from './gathered.ts'
import type { HairStyleRule } from './hair-style.ts'
import {
  BOB,
  BOB_FRINGE,
  FEATHERED,
  FINGER_WAVES,
  LOB,
  LOB_FRINGE,
  LONG,
  LONG_FRINGE,
  SIDE_SHAVE,
  SLICKED_LONG,
} from './long.ts'
import { BOWL_CUT, CURTAINS, MESSY, PIXIE, POMPADOUR, QUIFF, SIDE_PART, SLICKED_BACK } from './swept.ts'

const RULES: Record<HairStyle, HairStyleRule> = {
  bald: BALD,
  buzz: BUZZ,
  crew: CREW,
  fade: FADE,
  'side-part': SIDE_PART,
  quiff: QUIFF,
  'slicked-back': SLICKED_BACK,
  messy: MESSY,
  'curly-short': CURLY_SHORT,
  afro: AFRO,
  pixie: PIXIE,
  bob: BOB,
  lob: LOB,
  long: LONG,
  'long-fringe': LONG_FRINGE,
  ponytail: PONYTAIL,
  bun: BUN,
  braids: BRAIDS,
  mohawk: MOHAWK,
  undercut: UNDERCUT,
  'space-buns': SPACE_BUNS,
  pigtails: PIGTAILS,
  'box-braids': BOX_BRAIDS,
  locs: LOCS,
  mullet: MULLET,
  'wolf-cut': WOLF_CUT,
  'curtain-bangs': CURTAIN_BANGS,
  'bob-fringe': BOB_FRINGE,
  feathered: FEATHERED,
  'slicked-long': SLICKED_LONG,
  'side-shave': SIDE_SHAVE,
  'finger-waves': FINGER_WAVES,
  'low-ponytail': LOW_PONYTAIL,
  'low-bun': LOW_BUN,
  'bubble-ponytail': BUBBLE_PONYTAIL,
  'half-up': HALF_UP,
  'side-braid': SIDE_BRAID,
  'crown-braid': CROWN_BRAID,
  cornrows: CORNROWS,
  'flat-top': FLAT_TOP,
  pompadour: POMPADOUR,
  spiky: SPIKY,
  'french-crop': FRENCH_CROP,
  curtains: CURTAINS,
  'bowl-cut': BOWL_CUT,
  twists: TWISTS,
  'tapered-curls': TAPERED_CURLS,
  'lob-fringe': LOB_FRINGE,
}

/** From this curl on, cropped hair coils up instead of lying in locks. */
const COILED_FROM = 0.68

/** How a person's hair grows: by style, and by curl where curl changes the cut itself. */
export const hairStyleRule = ({ style, curl }: Identity['hair']): HairStyleRule => {
  if (curl >= COILED_FROM && style === 'crew') return COILED_CREW
  if (curl >= COILED_FROM && style === 'fade') return COILED_FADE
  return RULES[style]
}
