import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { FormFailureMessage } from '../form-failure.tsx'
import choice from '../pickers/choice.module.css'
import type { UploadState } from './use-upload.ts'

/** Takes back what was brought in; the focus goes to the first way of its field to bring in something else. */
export const cancelAndReturn =
  (clear: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const field = currentTarget.closest('fieldset')
    flushSync(clear)
    field?.querySelector('button')?.focus()
  }

type UploadFieldProps = {
  label: string
  /** What a step of the guided tour points at. */
  'data-tour'?: string
  uploadState: Pick<UploadState<{ id: string }>, 'isReading' | 'error'>
  error: string | undefined
  /** How high it stands while what the tab kept is read. */
  height: string
  /** What was brought in, with what cancels it; null while there is nothing. */
  chosen: ReactNode
  /** The ways to bring it in. */
  input: ReactNode
}

/** Something brought in, or the ways to do that. */
export const UploadField = ({ label, uploadState, error, height, chosen, input, ...tour }: UploadFieldProps) => {
  return (
    <fieldset className={choice.choice} {...tour}>
      <legend className={choice.legend}>{label}</legend>
      {uploadState.isReading ? <Skeleton width="100%" height={height} /> : (chosen ?? input)}
      {uploadState.error && <FormFailureMessage failure={uploadState.error} />}
      {!uploadState.error && error !== undefined && <FieldError message={error} />}
    </fieldset>
  )
}
