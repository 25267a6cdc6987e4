import { MAX_FEEDBACK_LENGTH } from '@visage/contract'
import { Button } from '../../../ui/button.tsx'
import { NotificationBanner } from '../../../ui/notification-banner.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useFeedback } from '../use-feedback.ts'
import styles from './feedback-screen.module.css'
import { StarRating } from './star-rating.tsx'

/** A rating and words for the people who run this Visage. */
export const FeedbackScreen = () => {
  const { form, errors, ...feedback } = useFeedback()
  return (
    <div className={styles.screen}>
      <PageHeading
        title="Feedback"
        lead="Tell us what works and what gets in your way. It goes straight to the people who run this Visage."
      />
      <form
        ref={form}
        noValidate
        aria-label="Feedback"
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault()
          feedback.submit()
        }}
      >
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
          autosize
          minRows={6}
          maxRows={16}
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
      </form>
      {feedback.notice && <NotificationBanner {...feedback.notice} onDismiss={feedback.dismiss} />}
    </div>
  )
}
