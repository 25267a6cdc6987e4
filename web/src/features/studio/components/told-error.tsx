import { use } from 'react'
import { FieldError } from '../../../ui/field-error.tsx'
import { AppealContext } from '../appeal-context.ts'
import type { Told } from '../told.ts'

/** What went wrong, and what can be done about it where the rules refused it. */
export const ToldError = ({ told: { message, refusalId } }: { told: Told }) => {
  const appealTo = use(AppealContext)
  return (
    <>
      <FieldError message={message} />
      {refusalId !== undefined && appealTo(refusalId)}
    </>
  )
}
