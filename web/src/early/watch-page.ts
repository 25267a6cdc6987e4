import { openPolicy } from '../lib/browser/open-policy.ts'
import { draftKey } from '../lib/session/draft-key.ts'
import { saveRefCode } from '../lib/session/ref-code.ts'
import { restingScripts } from './early-acts.ts'

const longestCalmMs = 2500
/** The first pictures are still being painted when the page has loaded. */
const settleMs = 600

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const nextEvent = (type: string) =>
  new Promise((resolve) => addEventListener(type, resolve, { capture: true, passive: true, once: true }))

/** A browser tells also of a pointer that rests, when a page has come below it. */
const nextMove = () =>
  new Promise<void>((resolve) => {
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      if (movementX === 0 && movementY === 0) return
      removeEventListener('pointermove', onMove, true)
      resolve()
    }
    addEventListener('pointermove', onMove, { capture: true, passive: true })
  })

const whenPainted = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

const signsOfInterest = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input']

/** A tab that keeps something (a session, what was typed) or was answered in its address has it shown. */
const keepsSomething = (): boolean => {
  try {
    return sessionStorage.length > 0 || location.hash !== ''
  } catch {
    return true
  }
}

const mayRest = () =>
  document.querySelector(`meta[name="${restingScripts.name}"]`) !== null &&
  !('protected' in document.documentElement.dataset) &&
  !keepsSomething()

/** Settles when a calm page has something to do by itself: something moves in view, or a picture fails. */
const whenRoused = (): Promise<unknown> => {
  if (!mayRest() || [...document.images].some((image) => image.complete && image.naturalWidth === 0))
    return Promise.resolve()
  const movesInView = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
    })
    for (const element of document.querySelectorAll('[data-lively]')) observer.observe(element)
  })
  return Promise.race([movesInView, nextEvent('error')])
}

/** A link that carries values for the tab keeps them and leads on at once, with the currency that is ticked by now. */
const keepValues = ({ dataset }: HTMLElement) => {
  try {
    Object.assign(sessionStorage, JSON.parse(dataset.keeps ?? '{}'))
    const ticked = document.querySelector<HTMLInputElement>('input[name=currency]:checked')
    if (ticked) sessionStorage.setItem('Plan_Currency', ticked.value)
  } catch {
    // A browser that keeps nothing still follows the link.
  }
}

/** Marks the page of a tab in which somebody is signed in. */
const markSession = () => {
  try {
    if (sessionStorage.getItem('accessToken')) document.documentElement.dataset.signedIn = ''
  } catch {
    // A browser that keeps nothing keeps nobody signed in.
  }
}

/** Fills the fields whose text this tab has kept: done later, it would come under the caret of who types already. */
const fillDrafts = () => {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-draft]'))
    try {
      field.value ||= sessionStorage.getItem(draftKey(field.dataset.draft ?? '')) ?? ''
    } catch {
      // A browser that keeps nothing has nothing to fill in.
    }
}

/** Holds back what is sent, and a link that does more than lead on, and remembers the button pressed last. */
const watchActs = () => {
  let redo: (() => void) | null = null
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const keeping = target instanceof Element ? target.closest<HTMLElement>('a[data-keeps]') : null
    if (keeping) keepValues(keeping)
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a[data-scripted]') : null
    if (!pressed || event.defaultPrevented || (pressed instanceof HTMLButtonElement && pressed.type === 'submit'))
      return
    if (pressed instanceof HTMLAnchorElement) {
      if (ctrlKey || metaKey || shiftKey || altKey) return
      event.preventDefault()
    }
    redo = () => pressed.click()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { target: form, submitter } = event
    if (form instanceof HTMLFormElement) redo = () => form.requestSubmit(submitter)
  }
  // Last of all listeners: an event that brings the page to life is answered by the page.
  addEventListener('click', onClick)
  addEventListener('submit', onSubmit)
  window.takeEarlyAct = () => {
    removeEventListener('click', onClick)
    removeEventListener('submit', onSubmit)
    return redo
  }
}

/** Lets in the scripts that the page carries in the element before this one: fetched once it is calm, run once wanted. */
const bringScripts = async (scripts: DocumentFragment) => {
  const [context, start] = scripts.querySelectorAll('script')
  const links = scripts.querySelectorAll('link')
  const interest = Promise.race([nextMove(), ...signsOfInterest.map(nextEvent)])
  const calm = Promise.race([
    Promise.all([nextEvent('load'), whenPainted()]).then(() => wait(settleMs)),
    wait(longestCalmMs),
  ])
  // At once: what the page was made from follows it.
  document.head.append(context ?? '')
  await Promise.race([interest, calm])
  document.head.append(...links)
  await Promise.race([interest, calm.then(whenRoused)])
  document.head.append(start ?? '')
}

// At once, not when the page has come to life: people may go on before that.
saveRefCode(location.search)
markSession()
fillDrafts()
watchActs()
const carried = document.currentScript?.previousElementSibling?.textContent ?? ''
const trust = openPolicy('early', () => true)
void bringScripts(document.createRange().createContextualFragment(trust(carried)))
