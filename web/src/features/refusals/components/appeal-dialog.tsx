import { MAX_APPEAL_LENGTH } from '@visage/contract'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { isApiError } from '../../../lib/api-error.ts'
import { readFieldErrors } from '../../../lib/read-field-errors.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { useAppeal } from '../use-refusals.ts'
import styles from './refusals.module.css'

type AppealDialogProps = {
  refusalId: string
  reason: string | undefined
  isOpen: boolean
  onClose: () => void
}

const missingText = 'Please say why this should be allowed.'

const Form = ({ refusalId, reason }: Omit<AppealDialogProps, 'isOpen' | 'onClose'>) => {
  const [text, setText] = useDraft(`appeal-${refusalId}`)
  const [wasTried, setWasTried] = useState(false)
  const appeal = useAppeal(refusalId)
  const fieldError = readFieldErrors(appeal.error, ['text'])?.text
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog may stand in the form of a maker, which would send again.
    event.stopPropagation()
    if (appeal.isPending) return
    setWasTried(true)
    if (text.trim() === '') focusField(event.currentTarget, 'text')
    else appeal.mutate(text.trim())
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Review">
      {reason !== undefined && <p className={styles.soft}>{reason}</p>}
      <TextArea
        name="text"
        label="Why should this be allowed?"
        description="A person reads this, with what you asked for. The answer comes by mail and stands on your profile."
        value={text}
        onChange={setText}
        maxLength={MAX_APPEAL_LENGTH}
        autosize
        minRows={4}
        maxRows={10}
        error={wasTried && text.trim() === '' ? missingText : fieldError}
      />
      {appeal.error && fieldError === undefined && (
        <FieldError
          message={isApiError(appeal.error) ? appeal.error.message : 'This could not be sent. Please try again.'}
        />
      )}
      <div>
        <Button type="submit" variant="primary" busy={appeal.isPending} busyLabel="Sending...">
          Send
        </Button>
      </div>
    </form>
  )
}

/** Asks the operator to look at a refusal again. */
export const AppealDialog = ({ isOpen, onClose, ...form }: AppealDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Ask for a review" size="small">
    <Form {...form} />
  </Dialog>
)
