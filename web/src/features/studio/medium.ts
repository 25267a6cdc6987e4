import type { Kind } from '@visage/contract'

/** What a kind's results are. */
export type Medium = Kind['medium']
