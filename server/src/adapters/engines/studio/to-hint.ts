import type { Hint } from '@visage/contract'
import type { Hint as StudioHint } from '@visage/studio/person'

/** What the studio tells of words, as it is sent. */
export const toHint = ({ how, ...hint }: StudioHint): Hint => ({ ...hint, how: how ?? null })
