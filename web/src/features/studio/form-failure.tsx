import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { FieldError } from '../../ui/feedback/field-errors.tsx'

/** What stands below the words of a refusal: the way to have it reviewed. */
export const AppealContext = createContext<(refusalId: string) => ReactNode>(() => null)

/** What is told of something that went wrong; `refusalId` where the rules refused it. */
export type FormFailure = { message: string; refusalId?: string | undefined }

export const formFailureOf = (error: Error): FormFailure => ({
  message: error.message,
  refusalId: isApiError(error, 'content_refused') ? error.details.refusal_id : undefined,
})

/** What went wrong, and what can be done about it where the rules refused it. */
export const FormFailureMessage = ({ failure: { message, refusalId } }: { failure: FormFailure }) => {
  const appealTo = use(AppealContext)
  return (
    <>
      <FieldError message={message} />
      {refusalId !== undefined && appealTo(refusalId)}
    </>
  )
}
