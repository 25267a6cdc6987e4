/** A reference that nothing can be heard in, or of an odd rate. */
export class UnusableSoundError extends RangeError {
  override name = 'UnusableSoundError'
}
