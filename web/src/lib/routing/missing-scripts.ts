/** A script of the site cannot be had: the connection broke, or another build has taken its place. */
export class MissingScriptError extends Error {
  override name = 'MissingScriptError'

  constructor(path: string, options: ErrorOptions) {
    super(`The script ${path} could not be loaded.`, options)
  }
}

/** The build for which this tab was already reloaded. */
const storageName = 'visage-reloaded-for'

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

const readBuild = () => window.__reactRouterManifest?.version ?? ''

/** Whether a reload may bring scripts that are missing: not a second time for one build, and not without a connection. */
export const mayReload = (): boolean => navigator.onLine && sessionStorage.getItem(storageName) !== readBuild()

/** Reloads the page, from now on without another try for the same build. */
export const reloadOnce = (): void => {
  sessionStorage.setItem(storageName, readBuild())
  location.reload()
}
