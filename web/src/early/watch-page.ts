import { restingScripts } from './early-acts.ts'
import type { EarlyActs } from './early-acts.ts'

const slowPageMs = 2500
const idleMs = 500
/** The first pictures are still being painted when the page has loaded. */
const calmMs = 600

const calm = () => new Promise((resolve) => setTimeout(resolve, calmMs))

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleMs })
  else setTimeout(run)
}

const whenLoaded = () => new Promise((resolve) => addEventListener('load', resolve))

const whenPainted = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

/** Settles a moment after the page has loaded and painted, or after 2.5 s. */
const whenCalm = (): Promise<void> =>
  new Promise((resolve) => {
    void Promise.all([whenLoaded(), whenPainted()])
      .then(calm)
      .then(() => whenIdle(resolve))
    setTimeout(resolve, slowPageMs)
  })

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
const whenRoused = async (): Promise<void> => {
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

/** What people do first: by hand, by keyboard, or through what helps them. */
const signsOfInterest = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
]

const options = { capture: true, passive: true }

const whenOfInterest = () =>
  new Promise<void>((resolve) => {
    const want = () => {
      for (const sign of signsOfInterest) removeEventListener(sign, want, options)
      resolve()
    }
    for (const sign of signsOfInterest) addEventListener(sign, want, options)
  })

/** Settles when the scripts are to run: at the first sign of interest, or once a calm page has work for them. */
const whenWanted = (calm: Promise<void>): Promise<void> => Promise.race([whenOfInterest(), calm.then(whenRoused)])

const findButton = ({ target }: Event): HTMLButtonElement | null => {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.type === 'submit' && button.form ? null : button
}

const findScriptedLink = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null =>
  target instanceof Element && !(ctrlKey || metaKey || shiftKey || altKey)
    ? target.closest<HTMLAnchorElement>('a[data-scripted]')
    : null

/**
 * Watches a page whose scripts have yet to load: says when to load and to run them, holds back a form that is sent meanwhile or a
 * link that does more than lead on (`data-scripted`), and remembers the button pressed last. What is typed and ticked stays in the fields themselves.
 */
export const watchPage = (): EarlyActs => {
  let unanswered: (() => void) | null = null
  const onClick = (event: MouseEvent) => {
    const button = findButton(event)
    if (button) unanswered = () => button.click()
    const link = event.defaultPrevented ? null : findScriptedLink(event)
    if (!link) return
    event.preventDefault()
    unanswered = () => link.click()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { target: form, submitter } = event
    if (form instanceof HTMLFormElement) unanswered = () => form.requestSubmit(submitter)
  }
  // Last of all listeners: an event that brings the page to life is answered by the page.
  addEventListener('click', onClick)
  addEventListener('submit', onSubmit)
  const calm = whenCalm()
  const wanted = whenWanted(calm)
  return {
    near: Promise.race([calm, wanted]),
    wanted,
    take: () => {
      removeEventListener('click', onClick)
      removeEventListener('submit', onSubmit)
      return unanswered
    },
  }
}
