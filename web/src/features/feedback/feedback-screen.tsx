import { contract, FEEDBACK_TAKEN, MAX_FEEDBACK_LENGTH } from '@visage/contract'
import { useEffect, useState } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { findFieldErrors } from '../../lib/api/field-errors.ts'
import { readSession } from '../../lib/session/session.ts'
import { useDraft } from '../../lib/session/use-draft.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { NotificationBanner } from '../../ui/dialogs/notification-banner.tsx'
import { useFieldErrors } from '../../ui/feedback/field-errors.tsx'
import { TextArea } from '../../ui/forms/fields.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Form } from '../../ui/forms/form.tsx'
import styles from './feedback-screen.module.css'
import { StarRating } from './star-rating.tsx'

const DEFAULT_RATING = 5
const THANKS_MS = 3000

type Notice = { tone: 'success' | 'danger'; message: string }

const sendFeedback = async (rating: number, description: string): Promise<Notice> => {
  try {
    const body = { user_id: readSession().userId, rating, description }
    const { status }: { status: string } = await call(contract.feedback.sendFeedback, { body })
    return status === 'success'
      ? { tone: 'success', message: FEEDBACK_TAKEN }
      : { tone: 'danger', message: 'Failed to submit feedback. Please try again.' }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { tone: 'danger', message: 'An error occurred while submitting feedback.' }
  }
}

/** One rating with words: typed, sent, thanked for, then empty again. */
const useFeedback = () => {
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
    if (!report(findFieldErrors(contract.feedback.sendFeedback.body, { rating }))) return
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

/** A rating and words for the people who run this Visage. */
export const FeedbackScreen = () => {
  const { form, errors, ...feedback } = useFeedback()
  return (
    <div className={styles.screen}>
      <PageHeading
        title="Feedback"
        lead="Tell us what works and what gets in your way. It goes straight to the people who run this Visage."
      />
      <Form ref={form} aria-label="Feedback" className={styles.card} onSend={() => feedback.submit()}>
        <StarRating
          label="How do you like Visage?"
          name="rating"
          value={feedback.rating}
          error={errors.rating}
          onChange={feedback.setRating}
        />
        <TextArea
          label="Your words"
          name="description"
          description="What were you making, what did you expect, what happened? You may leave this empty."
          rows={[6, 16]}
          maxLength={MAX_FEEDBACK_LENGTH}
          value={feedback.description}
          onChange={feedback.setDescription}
        />
        <div className={styles.send}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={feedback.isSending}
            busyLabel="Submitting..."
            disabled={feedback.isSubmitted}
          >
            {feedback.isSubmitted ? 'Feedback submitted!' : 'Submit feedback'}
          </Button>
          <output className={styles.thanks}>{feedback.thanks}</output>
        </div>
      </Form>
      {feedback.notice && <NotificationBanner {...feedback.notice} onDismiss={feedback.dismiss} />}
    </div>
  )
}
