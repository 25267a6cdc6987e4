/** A script of the site cannot be had: the connection broke, or another build has taken its place. */
export class MissingScriptError extends Error {
  override name = 'MissingScriptError'

  constructor(path: string, options: ErrorOptions) {
    super(`The script ${path} could not be loaded.`, options)
  }
}
