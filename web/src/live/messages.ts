import type { Designed, Wish } from '@visage/studio/live'

// What pages need to know of the studio, without a word of its script.
export type {
  Asked,
  ControlName,
  Design,
  Designed,
  GroupName,
  Moves,
  Redraw,
  ShownControl,
  ShownGroup,
  View,
  Wish,
} from '@visage/studio/live'

/** Small and soon, sharp once nothing changes any more, or as large as a result. */
export type PictureQuality = 'draft' | 'exact' | 'full'

/** What is to be drawn next: the thread does one thing after the other, and is asked for one at a time. */
export type LiveRequest = { wish: Wish; quality: PictureQuality }

export type LivePicture = { quality: PictureQuality; image: ImageData; drawnInMs: number }

/** First who is shown, then the picture. */
export type LiveAnswer = { type: 'designed'; designed: Designed } | { type: 'drawn'; picture: LivePicture }
