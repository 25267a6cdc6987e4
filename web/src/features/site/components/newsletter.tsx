import { NEWSLETTER_MISSING } from '@visage/contract'
import { useEffect, useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useEarlyText } from '../../../ui/forms/early-input.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import classes from './newsletter.module.css'
import { NoticeLine, useNotice } from './notice-line.tsx'

const NOT_PROCESSED = 'Error: Unable to process '

/** The block in which people leave their address for news. */
export const Newsletter = ({ onNoticeChange }: { onNoticeChange?: (isShown: boolean) => void }) => {
  const id = useId()
  const [email, setEmail] = useDraft('newsletter-email')
  const field = useEarlyText<HTMLInputElement>(email, setEmail)
  const [isBusy, setIsBusy] = useState(false)
  const [notice, show] = useNotice()
  const isNoticeShown = notice !== null
  useEffect(() => onNoticeChange?.(isNoticeShown), [isNoticeShown, onNoticeChange])

  const submit = async () => {
    if (email.trim() === '') return show({ tone: 'danger', text: NEWSLETTER_MISSING })
    setIsBusy(true)
    try {
      const { joinNewsletter } = await import('../api.ts')
      const { isTaken, text } = await joinNewsletter(email.trim(), NOT_PROCESSED)
      if (!isTaken) return show({ tone: 'danger', text, onGone: () => location.reload() })
      setEmail('')
      return show({ tone: 'success', text })
    } catch {
      return show({ tone: 'danger', text: NOT_PROCESSED })
    } finally {
      setIsBusy(false)
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void submit()
  }

  return (
    <section className={classes.newsletter} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={classes.title}>
          News from the studio
        </h2>
        <p className={classes.text}>New tools, new articles and what we learned. A mail now and then, no tracking.</p>
      </div>
      <form className={classes.form} onSubmit={onSubmit}>
        <label htmlFor={`${id}-email`} className={classes.label}>
          Email
        </label>
        <div className={classes.row}>
          <input
            ref={field}
            id={`${id}-email`}
            className={classes.input}
            type="email"
            name="email"
            autoComplete="email"
            data-draft="newsletter-email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" busy={isBusy}>
            Subscribe
          </Button>
        </div>
        <NoticeLine notice={notice} />
      </form>
    </section>
  )
}
