/** A picture in which no garment can be made out. */
export class GarmentNotFoundError extends Error {
  override name = 'GarmentNotFoundError'
}

/** A reference that nothing can be heard in, or of an odd rate. */
export class UnusableSoundError extends RangeError {
  override name = 'UnusableSoundError'
}

/** A picture in which no face can be replaced. Its message says what to do about it. */
export class FaceNotFoundError extends Error {
  override name = 'FaceNotFoundError'

  constructor(
    message = 'No face was found in this picture. Choose one where a face is well visible, not too small and not turned away.',
  ) {
    super(message)
  }
}

/** A script or a voice that cannot be used for a talk. Its message says what to do about it. */
export class SpeechError extends RangeError {
  override name = 'SpeechError'
}
