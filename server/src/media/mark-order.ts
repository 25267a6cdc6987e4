/** What is put into the brightness of a result, unseen; see `@visage/studio/mark`. */
export type MarkOrder = {
  /** Of this installation: 16 bytes. */
  key: Uint8Array
  /** 8 bytes. */
  message: Uint8Array
}
