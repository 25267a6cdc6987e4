import type { Rgb } from '../../identity/identity.ts'
import type { BottomName, Layer, OuterName, Outfit, TopName } from '../../scene/outfit.ts'
import type { Frame } from '../body/frame.ts'
import { BOTTOM_CUTS } from './bottom-cuts.ts'
import { legEndY } from './cut-bottom.ts'
import type { TopCut } from './cut-top.ts'
import { heightOf } from './heights.ts'
import { sewHems } from './hem-seams.ts'
import { drawBowTie, drawTie } from './neckwear.ts'
import { sewBlazerSeams, sewDenimSeams, sewPlacket, sewShoulderSeam, sewStrapHems, type Seams } from './seams.ts'
import { sewTrousers } from './trouser-seams.ts'

type TopOrder = { name: TopName | OuterName; outfit: Outfit; frame: Frame; cut: TopCut; tie: Rgb }

const together =
  (...seams: readonly (Seams | undefined)[]): Seams =>
  (sample) => {
    for (const sew of seams) sew?.(sample)
  }

const BUTTONED: Partial<Record<TopName | OuterName, number>> = {
  shirt: 99,
  blouse: 99,
  'shirt-dress': 99,
  'jumpsuit-top': 99,
  polo: 2.7,
  kurta: 3.3,
}

function frontOf({ name, outfit, frame, tie }: TopOrder): Seams | undefined {
  if (name === 'denim-jacket') return sewDenimSeams
  if (name in OUTER_SEAMED) return sewBlazerSeams(frame)
  const until = BUTTONED[name]
  const placket = until === undefined ? undefined : sewPlacket(until)
  if (name !== 'shirt') return placket
  if (outfit.extra === 'tie') return together(placket, drawTie(tie))
  return outfit.extra === 'bow-tie' ? together(placket, drawBowTie) : placket
}

const OUTER_SEAMED: Partial<Record<TopName | OuterName, true>> = {
  blazer: true,
  'dinner-jacket': true,
  trench: true,
  'wool-coat': true,
}

/** The seams that belong to the cut of a garment for the upper body. */
export function seamsOfTop(order: TopOrder): Seams {
  const { frame, cut } = order
  return together(cut.scoop ? sewStrapHems(frame) : sewShoulderSeam(frame), frontOf(order), sewHems(frame, cut))
}

const BELT_COLOR: Rgb = [58, 40, 30]
const BUCKLE: Rgb = [196, 178, 140]

/** The seams of trousers or a skirt. */
export function seamsOfBottom(layer: Layer<BottomName>, outfit: Outfit, frame: Frame): Seams | undefined {
  const cut = BOTTOM_CUTS[layer.cut]
  if ('skirt' in cut || layer.cut === 'leggings' || layer.cut === 'churidar') return undefined
  const endY = legEndY(frame, cut.legs.end)
  const belt = outfit.extra === 'belt' ? { color: BELT_COLOR, buckle: BUCKLE } : undefined
  return sewTrousers({ frame, topY: heightOf(frame, cut.top), endY, belt }, layer.cloth === 'denim')
}
