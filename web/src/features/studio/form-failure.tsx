import { createContext, use, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { failureTextOf, isApiError } from '../../lib/api/api-error.ts'
import { FieldError } from '../../ui/feedback/field-errors.tsx'

/** What a screen says of failures. */
export const FailureContext = createContext<{
  /** Told where the server says nothing. */
  failureText: string
  /** What stands below the words of a refusal: the way to have it reviewed. */
  appealTo: (refusalId: string) => ReactNode
  /** Leads whom the server refused (403) to the plans. */
  Banner: ComponentType<{ message: string; onClose: () => void }>
}>({ failureText: '', appealTo: () => null, Banner: () => null })

/** What is told of something that went wrong, if anything is known of it; `refusalId` where the rules refused it. */
export type FormFailure = { message?: string; refusalId?: string | undefined; needsPlan?: boolean }

/** What went wrong; a server that does not say leaves it to `fallback`, or to the screen. */
export const formFailureOf = (error: Error, fallback = ''): FormFailure => {
  if (isApiError(error) && error.status === 403) return { message: error.message, needsPlan: true }
  const message = isApiError(error) ? failureTextOf(error, fallback) : error.message
  return {
    ...(message !== '' && { message }),
    refusalId: isApiError(error, 'content_refused') ? error.details.refusal_id : undefined,
  }
}

const RefusalBanner = ({ message }: { message: string }) => {
  const { Banner } = use(FailureContext)
  const [isClosed, setIsClosed] = useState(false)
  return isClosed ? null : <Banner message={message} onClose={() => setIsClosed(true)} />
}

/** What went wrong, and what can be done about it where a plan or the rules refused it. */
export const FormFailureMessage = ({ failure }: { failure: FormFailure }) => {
  const { appealTo, failureText } = use(FailureContext)
  const { message = failureText, refusalId, needsPlan = false } = failure
  if (needsPlan) return <RefusalBanner message={message} />
  return (
    <>
      <FieldError message={message} />
      {refusalId !== undefined && appealTo(refusalId)}
    </>
  )
}
