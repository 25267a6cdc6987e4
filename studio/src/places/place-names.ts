import type { Place } from './place.ts'
import { PLACES } from './places.ts'
import type { Backdrop } from './places.ts'

/** What each place is called in a prompt. */
export const PLACE_NAMES: Readonly<Record<Backdrop, Pick<Place, 'words' | 'wordsAtNight'>>> = PLACES
