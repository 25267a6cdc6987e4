import type { Profile } from '@visage/contract'
import { useId } from 'react'
import { NotificationBanner } from '../../../ui/notification-banner.tsx'
import { daysText, openPlanOf, renewalText } from '../renewal-text.ts'
import type { PaidPlan } from '../renewal-text.ts'
import { useProfileChanges } from '../use-profile-changes.ts'
import { NameRow } from './name-row.tsx'
import styles from './profile-details.module.css'

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
              : `${open ? `${open.name} · ` : ''}${daysText(plan.days_left)} left`}
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
        <span className={styles.value}>{daysText(plan.days_left)}</span>
      </div>
      {notice && <NotificationBanner {...notice} onDismiss={dismiss} />}
    </section>
  )
}
