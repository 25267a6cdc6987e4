import type { Place } from './place.ts'
import { PLACES } from './places.ts'
import type { Backdrop } from './places.ts'

/** What each place is called in a prompt, and what is said of it; apart from what paints it, as a browser's build has these words alone in its stead. */
export const PLACE_NAMES: Readonly<Record<Backdrop, Pick<Place, 'words' | 'wordsAtNight' | 'seen' | 'like'>>> = PLACES
