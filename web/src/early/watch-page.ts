import type { EarlyActs } from './early-acts.ts'
import { whenCalm } from './when-calm.ts'
import { whenWanted } from './when-wanted.ts'

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
