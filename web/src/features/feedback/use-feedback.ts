import { contract } from '@visage/contract'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { readSession } from '../../lib/session.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useFieldErrors } from '../../ui/use-field-errors.ts'

const DEFAULT_RATING = 5
const THANKS_MS = 3000

type Notice = { tone: 'success' | 'danger'; message: string }

const sendFeedback = async (rating: number, description: string): Promise<Notice> => {
  try {
    const body = { user_id: readSession().userId, rating, description }
    const { status }: { status: string } = await call(contract.feedback.sendFeedback, { body })
    return status === 'success'
      ? { tone: 'success', message: 'Feedback submitted successfully!' }
      : { tone: 'danger', message: 'Failed to submit feedback. Please try again.' }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { tone: 'danger', message: 'An error occurred while submitting feedback.' }
  }
}

/** One rating with words: typed, sent, thanked for, then empty again. */
export const useFeedback = () => {
  const [rating, setRating] = useState(DEFAULT_RATING)
  const [description, setDescription] = useDraft('feedback-description')
  const [isSending, setIsSending] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  const { form, errors, report, typing } = useFieldErrors<'rating'>(isSending)
  const isSubmitted = notice?.tone === 'success'

  useEffect(() => {
    if (!isSubmitted) return undefined
    const timer = setTimeout(() => {
      setRating(DEFAULT_RATING)
      setDescription('')
      setNotice(null)
    }, THANKS_MS)
    return () => clearTimeout(timer)
  }, [isSubmitted, setDescription])

  const submit = async () => {
    if (isSending || isSubmitted) return
    if (!report({ rating: rating === 0 ? 'Please select a rating' : undefined })) return
    setNotice(null)
    setIsSending(true)
    try {
      setNotice(await sendFeedback(rating, description))
    } finally {
      setIsSending(false)
    }
  }

  return {
    form,
    errors,
    rating,
    setRating: typing('rating', setRating),
    description,
    setDescription,
    isSending,
    isSubmitted,
    notice: isSubmitted ? null : notice,
    thanks: isSubmitted ? notice.message : null,
    dismiss: () => setNotice(null),
    submit: () => void submit(),
  }
}
