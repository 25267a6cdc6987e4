import type { PopoverDOM } from 'driver.js'
import { buttonClass } from '../../ui/button.tsx'
import classes from './tour-card.module.css'

const progressId = 'tour-progress'

/** Turns the library's popover into a dialog of ours: progress and Skip above, Back and Next below. */
export const dressCard = (card: PopoverDOM, share: number): void => {
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
