import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from '../../../ui/dialogs/asking.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError, focusField } from '../../../ui/feedback/field-errors.tsx'
import { useAttempt } from '../../../ui/feedback/use-attempt.ts'
import { TextArea } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'

const maxLength = 2000

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** What will happen. */
  text: string
  label: string
  /** Who will read the reason. */
  hint: string
  confirmLabel: string
  isDanger?: boolean
  /** The window closes when this has succeeded; a refusal is shown in it and the reason stays. */
  onConfirm: (reason: string) => Promise<unknown>
}

/** Asks for a reason before something that concerns a person. */
export const ReasonDialog = ({
  isOpen,
  onClose,
  title,
  text,
  label,
  hint,
  confirmLabel,
  isDanger,
  onConfirm,
}: Props) => {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { isBusy, error, attempt, forget } = useAttempt('Please try again.')
  const reset = () => {
    setIsMissing(false)
    forget()
  }
  const close = () => {
    reset()
    onClose()
  }
  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return
    reset()
    if (reason.trim() === '') {
      focusField(form, 'reason')
      return setIsMissing(true)
    }
    await attempt(async () => {
      await onConfirm(reason)
      setReason('')
      close()
    })
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} size="small">
      <Form className={styles.body} onSend={(form) => void submit(form)}>
        <p className={styles.text}>{text}</p>
        <TextArea
          label={label}
          name="reason"
          description={hint}
          rows={[3, 10]}
          maxLength={maxLength}
          data-autofocus
          value={reason}
          error={isMissing ? 'Please say why.' : undefined}
          onChange={(value) => {
            setReason(value)
            reset()
          }}
        />
        {error !== undefined && <FieldError message={error} />}
        <div className={styles.actions}>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
