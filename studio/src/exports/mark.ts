export { canHoldMark, createMarkWriter, type MarkedPicture, type MarkWriter } from '../mark/embed-mark.ts'
export { BELIEVED_SCORE, findMark, type FoundMark, scoreOfMark } from '../mark/find-mark.ts'
export type { Luma } from '../mark/flatten-luma.ts'
export { createMarkTile, type MarkTile, MESSAGE_BYTES } from '../mark/mark-tile.ts'
