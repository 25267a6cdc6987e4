/** A video that cannot be worked on. Its message is fit to be shown and says what to do about it. */
export class ClipRefusedError extends Error {
  override name = 'ClipRefusedError'
}
