import type { EarlyActs } from './early-acts.ts'

const signsOfInterest = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
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

const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const options = { capture: true, passive: true }
    const want = () => {
      for (const sign of signsOfInterest) removeEventListener(sign, want, options)
      resolve()
    }
    for (const sign of signsOfInterest) addEventListener(sign, want, options)
    void Promise.all([whenLoaded(), whenPainted()])
      .then(calm)
      .then(() => whenIdle(want))
    setTimeout(want, slowPageMs)
  })

const findButton = ({ target }: Event): HTMLButtonElement | null => {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.type === 'submit' && button.form ? null : button
}

const findScriptedLink = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null =>
  target instanceof Element && !(ctrlKey || metaKey || shiftKey || altKey)
    ? target.closest<HTMLAnchorElement>('a[data-scripted]')
    : null

/**
 * Watches a page whose scripts have yet to load: says when to load them, holds back a form that is sent meanwhile or a
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
  return {
    wanted: whenWanted(),
    take: () => {
      removeEventListener('click', onClick)
      removeEventListener('submit', onSubmit)
      return unanswered
    },
  }
}
