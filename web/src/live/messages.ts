import type { Designed, PicturedName, Wish } from '@visage/studio/live'

// What pages need to know of the studio, without a word of its script.
export type {
  Asked,
  ControlName,
  Design,
  Designed,
  GroupName,
  Moves,
  PicturedName,
  Redraw,
  ShownControl,
  ShownGroup,
  View,
  Wish,
} from '@visage/studio/live'

/** Small and soon, sharp once nothing changes any more, or as large as a result. */
export type PictureQuality = 'draft' | 'exact' | 'full'

/** One of the styles that can be chosen for the person, as a small picture of it; `seenOn` as its control says. */
export type OptionRequest = { wish: Wish; option: { name: PicturedName; value: string; seenOn: string } }

/** What is to be drawn next: the thread does one thing after the other, and is asked for one at a time. */
export type LiveRequest = { wish: Wish; quality: PictureQuality } | OptionRequest

export type LivePicture = { quality: PictureQuality; image: ImageData; drawnInMs: number }

/** First who is shown, then the picture. */
export type LiveAnswer =
  | { type: 'designed'; designed: Designed }
  | { type: 'drawn'; picture: LivePicture }
  /** Null where what draws small pictures cannot be loaded, such as without a network. */
  | { type: 'pictured'; image: ImageData | null }
