import type { ReactNode } from 'react'
import { FieldError } from '../../../ui/field-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import choice from '../components/choice.module.css'
import { ToldError } from '../components/told-error.tsx'
import type { Brought } from './use-material.ts'

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
