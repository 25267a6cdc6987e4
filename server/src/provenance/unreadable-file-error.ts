/** A file that cannot be looked into. Its message is fit to be shown and says what to do about it. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}
