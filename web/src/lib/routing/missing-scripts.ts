/** What failed for want of a script of the site: the connection broke, or another build has taken its place. */
const failures = new WeakSet<Error>()

if (typeof window !== 'undefined') addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))

export const isMissingScript = (error: unknown): boolean => error instanceof Error && failures.has(error)

/** When this tab was last reloaded for that. */
const storageName = 'visage-reloaded-at'
const pauseMs = 60_000

/** Whether a reload may bring scripts that are missing: not a second time at once, and not without a connection. */
export const mayReload = (): boolean =>
  navigator.onLine && Date.now() - Number(sessionStorage.getItem(storageName)) > pauseMs

/** Reloads the page, and notes that it was tried. */
export const reloadOnce = (): void => {
  sessionStorage.setItem(storageName, String(Date.now()))
  location.reload()
}
