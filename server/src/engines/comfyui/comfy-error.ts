/** A server that does not answer, or answers what cannot be read. Whether it did what was asked is not known. */
export class ComfyUnreachableError extends Error {
  override name = 'ComfyUnreachableError'
}

/** A server that answered and did not do what was asked. */
export class ComfyRefusedError extends Error {
  override name = 'ComfyRefusedError'
  readonly status: number
  /** Whether a node or a model file is missing: another server may have it. */
  readonly isLacking: boolean

  constructor(message: string, { status, isLacking = false }: { status: number; isLacking?: boolean }) {
    super(message)
    this.status = status
    this.isLacking = isLacking
  }
}
