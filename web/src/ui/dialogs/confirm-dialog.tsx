import { Button } from '../buttons/button.tsx'
import { FieldError } from '../feedback/field-errors.tsx'
import { useAttempt } from '../feedback/use-attempt.ts'
import styles from './asking.module.css'
import { Dialog } from './dialog.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  text: string
  confirmLabel: string
  /** What leaves everything as it is. */
  cancelLabel?: string
  /** The window closes when this has succeeded; a refusal is shown in it. */
  onConfirm: () => Promise<unknown>
}

/** Asks before something that is not easily undone. */
export const ConfirmDialog = ({
  isOpen,
  onClose,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
}: Props) => {
  const { isBusy, error, attempt, forget } = useAttempt()
  const close = () => {
    forget()
    onClose()
  }
  const confirm = () =>
    attempt(async () => {
      await onConfirm()
      close()
    })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} size="small">
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        {error !== undefined && <FieldError message={error} />}
        <div className={styles.actions}>
          <Button onClick={close} data-autofocus>
            {cancelLabel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
