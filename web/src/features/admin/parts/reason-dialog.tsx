import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from '../../../ui/dialogs/asking.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError, focusField } from '../../../ui/feedback/field-errors.tsx'
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
  const [state, setState] = useState<{ isBusy: boolean; error?: string; failure?: string }>({ isBusy: false })
  const close = () => {
    setState({ isBusy: false })
    onClose()
  }
  const submit = async (form: HTMLFormElement) => {
    if (state.isBusy) return
    if (reason.trim() === '') {
      focusField(form, 'reason')
      return setState({ isBusy: false, error: 'Please say why.' })
    }
    setState({ isBusy: true })
    try {
      await onConfirm(reason)
      setReason('')
      close()
    } catch (failure) {
      setState({ isBusy: false, failure: failure instanceof Error ? failure.message : 'Please try again.' })
    }
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
          error={state.error}
          onChange={(value) => {
            setReason(value)
            setState({ isBusy: false })
          }}
        />
        {state.failure !== undefined && <FieldError message={state.failure} />}
        <div className={styles.actions}>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={state.isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
