import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/** Takes back what was brought in; the focus goes to the first way of its field to bring in something else. */
export const cancelAndReturn =
  (clear: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const field = currentTarget.closest('fieldset')
    flushSync(clear)
    field?.querySelector('button')?.focus()
  }
