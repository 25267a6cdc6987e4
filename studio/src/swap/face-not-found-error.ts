/** A picture in which no face can be replaced. Its message says what to do about it. */
export class FaceNotFoundError extends Error {
  override name = 'FaceNotFoundError'

  constructor(
    message = 'No face was found in this picture. Choose one where a face is well visible, not too small and not turned away.',
  ) {
    super(message)
  }
}
