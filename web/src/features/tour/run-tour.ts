import { autoUpdate } from '@floating-ui/dom'
import 'driver.js/dist/driver.css'
import { driver } from 'driver.js'
import type { PopoverDOM } from 'driver.js'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../ui/buttons/button.tsx'
import classes from './run-tour.module.css'
import { prefersReducedMotion } from '../../ui/media/playback.ts'

const progressId = 'tour-progress'

/** Turns the library's popover into a dialog of ours: progress and Skip above, Back and Next below. */
const dressCard = (card: PopoverDOM, share: number): void => {
  const { wrapper, title, description, footer, progress, previousButton, nextButton, closeButton } = card
  progress.id = progressId
  wrapper.setAttribute('aria-modal', 'true')
  wrapper.setAttribute('aria-describedby', `${progressId} ${description.id}`)
  wrapper.style.setProperty('--tour-share', String(share))
  // In a dialog, <header> and <footer> would count as the page's own.
  title.setAttribute('role', 'presentation')
  footer.setAttribute('role', 'presentation')

  closeButton.textContent = 'Skip'
  closeButton.removeAttribute('aria-label')
  previousButton.className = `driver-popover-prev-btn ${buttonClass({})}`
  nextButton.className = `driver-popover-next-btn ${buttonClass({ variant: 'primary' })}`

  const top = document.createElement('div')
  top.className = classes.top ?? ''
  top.append(progress, closeButton)
  wrapper.prepend(top)
  // The library puts the focus on the first button once the card stands.
  queueMicrotask(() => nextButton.focus())
}

const tabOf = (value: string) => document.querySelector<HTMLElement>(`[role="tab"][data-tour="tab-${value}"]`)

/** Opens a tab of the screen as a press on it would; its panel is there when this returns. */
const openTab = (value: string): void => {
  const tab = tabOf(value)
  if (tab?.getAttribute('aria-selected') === 'false') flushSync(() => tab.click())
}

/** The open tab of the screen, if it has tabs. */
const findOpenTab = (): string | undefined =>
  document
    .querySelector<HTMLElement>('[role="tab"][data-tour^="tab-"][aria-selected="true"]')
    ?.dataset['tour']?.slice('tab-'.length)

/** One stop of a guided tour. */
export type TourStep = {
  title: string
  text: string
  /** The `data-tour` attribute of what the step is about. */
  target: string
  /** The tab that has to be open: the value it has in its `Tabs`. */
  tab?: string
}

const paddingPx = 10
const moveMs = 260
const panelWaitMs = 1000
/** By then a second quick press on the info icon has come: the dark around the first stop may lie there already. */
const secondPressMs = 500

// The library says of what it points at that it opens a dialog, which most elements may not say.
const libraryAttributes = ['aria-haspopup', 'aria-expanded', 'aria-controls']
const plainAgain = (element: Element | undefined) =>
  queueMicrotask(() => libraryAttributes.forEach((name) => element?.removeAttribute(name)))

// Moved on quickly, the library forgets to let go of what it was on its way to.
const letGo = (): void => {
  for (const { classList } of document.querySelectorAll('.driver-active-element'))
    classList.remove('driver-active-element', 'driver-no-interaction')
}

const bringIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

/**
 * What comes late, as a price or a gallery, moves what is pointed at; the library looks when the window changes only.
 * Where the person scrolls to, they stay.
 */
const follow = (element: Element, refresh: () => void) => {
  let placed: number | undefined
  const update = () => {
    const place = element.getBoundingClientRect().top - document.body.getBoundingClientRect().top
    // Fractions of a pixel come and go while a person scrolls.
    if (placed === undefined || Math.abs(place - placed) > 1) bringIntoView(element)
    placed = place
    refresh()
  }
  return autoUpdate(element, null, update, { animationFrame: true })
}

const selectorOf = (target: string) => `[data-tour="${target}"]`

const buttonsAt = (index: number, last: number): ('next' | 'previous' | 'close')[] =>
  index === 0 ? ['next', 'close'] : index === last ? ['previous', 'next'] : ['previous', 'next', 'close']

type TourContext = {
  /** Says that the screen is left: the tour goes with it. */
  signal: AbortSignal
  /** What starts the tour again; it has the focus when the tour is over. */
  infoIcon: HTMLElement | null
}

/** Leads through the steps, above the screen, and leaves it as it was. */
export const runTour = (steps: readonly TourStep[], { signal, infoIcon }: TourContext): void => {
  // Two quick presses on the info icon are one.
  if (document.querySelector('.driver-popover')) return
  const tabBefore = findOpenTab()
  const last = steps.length - 1
  const over = new AbortController()
  const startedAt = performance.now()
  let unfollow: (() => void) | undefined

  const show = (index: number) => {
    const step = steps[index]
    if (!step) return
    if (step.tab !== undefined) openTab(step.tab)
    bringIntoView(document.querySelector(selectorOf(step.target)))
    tour.drive(index)
  }
  const close = () => {
    over.abort()
    unfollow?.()
    tour.destroy()
  }
  const end = () => {
    close()
    if (tabBefore !== undefined) openTab(tabBefore)
    infoIcon?.focus()
  }
  const move = (by: 1 | -1) => {
    const index = (tour.getActiveIndex() ?? 0) + by
    if (index > last) end()
    else show(index)
  }
  // The library's own keys do nothing while it moves from step to step.
  const onKey = ({ key, repeat }: KeyboardEvent) => {
    if (key === 'Escape') end()
    else if (key === 'ArrowRight' && !repeat) move(1)
    else if (key === 'ArrowLeft' && !repeat) move(-1)
  }

  const tour = driver({
    steps: steps.map(({ target, title, text }, index) => ({
      element: selectorOf(target),
      popover: { title, description: text, showButtons: buttonsAt(index, last) },
    })),
    animate: !prefersReducedMotion(),
    duration: moveMs,
    overlayColor: 'rgb(5 6 10 / 76%)',
    overlayOpacity: 1,
    stagePadding: paddingPx,
    stageRadius: 16,
    disableActiveInteraction: true,
    overlayClickBehavior() {
      if (performance.now() - startedAt > secondPressMs) end()
    },
    allowKeyboardControl: false,
    waitForElement: panelWaitMs,
    popoverClass: classes.card ?? '',
    showProgress: true,
    nextBtnText: 'Next',
    prevBtnText: 'Back',
    doneBtnText: 'Finish Tour',
    onPopoverRender: (card, { index = 0 }) => dressCard(card, (index + 1) / steps.length),
    onHighlightStarted(element) {
      unfollow?.()
      letGo()
      plainAgain(element)
    },
    onHighlighted(element) {
      if (element) unfollow = follow(element, () => tour.refresh())
    },
    onNextClick: () => move(1),
    onPrevClick: () => move(-1),
    onCloseClick: end,
    onDestroyStarted: end,
  })
  signal.addEventListener('abort', close, { signal: over.signal })
  addEventListener('keydown', onKey, { signal: over.signal })
  show(0)
}
