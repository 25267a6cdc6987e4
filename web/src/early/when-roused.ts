import { restingScripts } from '../lib/resting-scripts.ts'

const RESTING = `meta[name="${restingScripts.name}"][content="${restingScripts.content}"]`

/** A tab that keeps something (a session, what was typed) or was answered in its address has it shown. */
const keepsSomething = (): boolean => {
  try {
    return sessionStorage.length > 0 || location.hash !== ''
  } catch {
    return true
  }
}

const mayRest = () =>
  document.querySelector(RESTING) !== null && !('protected' in document.documentElement.dataset) && !keepsSomething()

/**
 * Settles once a page that is calm has something to do by itself. One that may rest has that only when something that
 * moves (`data-lively`) is in view or a picture fails, which the scripts replace.
 */
export const whenRoused = async (): Promise<void> => {
  if (!mayRest()) return
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) rouse()
    })
    const rouse = () => {
      observer.disconnect()
      removeEventListener('error', rouse, true)
      resolve()
    }
    addEventListener('error', rouse, true)
    for (const element of document.querySelectorAll('[data-lively]')) observer.observe(element)
    if ([...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0)) rouse()
  })
}
