import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import choice from '../pickers/choice.module.css'
import { ToldError } from '../told-error.tsx'
import type { Brought } from './use-material.ts'

/** Takes back what was brought in; the focus goes to the first way of its field to bring in something else. */
export const cancelAndReturn =
  (clear: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const field = currentTarget.closest('fieldset')
    flushSync(clear)
    field?.querySelector('button')?.focus()
  }

type BroughtFieldProps = {
  label: string
  brought: Pick<Brought<{ id: string }>, 'isReading' | 'error'>
  error: string | undefined
  /** How high it stands while what the tab kept is read. */
  height: string
  /** What was brought in, with what cancels it; null while there is nothing. */
  chosen: ReactNode
  /** The ways to bring it in. */
  input: ReactNode
}

/** Something brought in, or the ways to do that. */
export const BroughtField = ({ label, brought, error, height, chosen, input }: BroughtFieldProps) => {
  return (
    <fieldset className={choice.choice}>
      <legend className={choice.legend}>{label}</legend>
      {brought.isReading ? <Skeleton width="100%" height={height} /> : (chosen ?? input)}
      {brought.error && <ToldError told={brought.error} />}
      {!brought.error && error !== undefined && <FieldError message={error} />}
    </fieldset>
  )
}
