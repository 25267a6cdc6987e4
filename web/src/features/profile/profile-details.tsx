import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { personName } from '@visage/contract'
import type { Profile } from '@visage/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { counted } from '../../lib/format/counted.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { NotificationBanner } from '../../ui/dialogs/notification-banner.tsx'
import { TextField } from '../../ui/forms/fields.tsx'
import { Form } from '../../ui/forms/form.tsx'
import styles from './profile-details.module.css'
import { openPlanOf, renewalText } from './renewal-text.ts'
import type { PaidPlan } from './renewal-text.ts'
import { useProfileChanges } from './use-profile.ts'

/** The name: read, then typed over after the pencil, then read again after the tick. The focus follows. */
const useNameEdit = ({ name, onSave }: { name: string; onSave: (name: string) => Promise<boolean> }) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const pencil = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isEditing = typed !== null
  const wasEditing = useRef(isEditing)

  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    const next = isEditing ? input.current : pencil.current
    next?.focus()
  }, [isEditing])

  const type = (value: string | null) => {
    setTyped(value)
    setError(undefined)
  }

  const save = async () => {
    if (typed === null) return
    const wrong = personName.safeParse(typed).error?.issues[0]?.message
    setError(wrong)
    if (wrong) input.current?.focus()
    else if (typed.trim() === name || (await onSave(typed.trim()))) type(null)
  }

  return { pencil, input, typed, error, open: () => type(name), type, close: () => type(null), save: () => void save() }
}

const NameRow = ({ name, onSave }: { name: string; onSave: (name: string) => Promise<boolean> }) => {
  const { pencil, input, typed, error, open, type, close, save } = useNameEdit({ name, onSave })
  if (typed === null)
    return (
      <div className={styles.row}>
        <span className={styles.term}>Name</span>
        <span className={styles.value}>{name}</span>
        <IconButton ref={pencil} label="Edit name" icon={<IconPencil size={20} stroke={1.6} />} onClick={open} />
      </div>
    )
  return (
    <Form aria-label="Name" className={`${styles.row} ${styles.editing}`} onSend={() => save()}>
      <div className={styles.field}>
        <TextField
          ref={input}
          label="Name"
          name="name"
          autoComplete="name"
          value={typed}
          error={error}
          onChange={type}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
      </div>
      <IconButton type="submit" label="Save name" icon={<IconCheck size={22} stroke={1.8} />} />
    </Form>
  )
}

/** Who one is here, what may be mailed, and until when the plan lasts. */
export const ProfileDetails = ({ profile, track_status: plan, paid }: Profile & { paid: PaidPlan }) => {
  const { saveName, setComms, pending, notice, dismiss } = useProfileChanges()
  const id = useId()
  const open = openPlanOf(paid, plan.end_date)
  const hasComms = pending?.receive_comms ?? profile.receive_comms
  return (
    <section className={styles.card} aria-label="Your details">
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {profile.name.trim().charAt(0).toUpperCase()}
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{profile.name}</h2>
          <p className={styles.plan}>
            {plan.end_date === null
              ? renewalText(null)
              : `${open ? `${open.name} · ` : ''}${counted(plan.days_left, 'day')} left`}
          </p>
        </div>
      </div>
      <NameRow name={profile.name} onSave={saveName} />
      <div className={styles.row}>
        <span className={styles.term}>Email</span>
        <span className={styles.value}>{profile.email}</span>
      </div>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={id}>
          Communications
          <span className={styles.hint} id={`${id}-hint`}>
            Mails about new features and offers. Mails about your account always come.
          </span>
        </label>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-label="Communications"
          aria-describedby={`${id}-hint`}
          checked={hasComms}
          aria-checked={hasComms}
          onChange={(event) => setComms(event.currentTarget.checked)}
        />
      </div>
      {open && (
        <div className={styles.row}>
          <span className={styles.term}>Plan</span>
          <span className={styles.value}>{open.name}</span>
        </div>
      )}
      <div className={styles.row}>
        <span className={styles.term}>{open?.endsByItself ? 'Ends on' : 'Renewal date'}</span>
        <span className={styles.value}>{renewalText(plan.end_date)}</span>
      </div>
      <div className={styles.row}>
        <span className={styles.term}>Days left</span>
        <span className={styles.value}>{counted(plan.days_left, 'day')}</span>
      </div>
      {notice && <NotificationBanner {...notice} onDismiss={dismiss} />}
    </section>
  )
}
