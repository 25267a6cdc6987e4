import { useState } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { NoticeLine } from '../components/notice-line.tsx'
import { SiteField } from '../components/site-field.tsx'
import { OPERATOR } from '../operator.ts'
import { useNotice } from '../use-notice.ts'
import { checkContactMessage } from './check-contact-message.ts'
import classes from './contact-form.module.css'
import type { ContactMessage } from './send-message.ts'

const FAILURE = 'Failed to send message. Please try again later.'

export const ContactForm = () => {
  const [name, setName] = useDraft('contact-name')
  const [email, setEmail] = useDraft('contact-email')
  const [message, setMessage] = useDraft('contact-message')
  const [isSending, setIsSending] = useState(false)
  const [notice, show] = useNotice()
  const { form, errors, report, setError } = useFieldErrors<keyof ContactMessage>(isSending)

  const submit = async () => {
    const body = { name: name.trim(), email: email.trim(), message: message.trim() }
    if (!report(checkContactMessage(body))) return
    setIsSending(true)
    try {
      const { sendMessage } = await import('./send-message.ts')
      const sent = await sendMessage(body)
      if (!sent.isSent) {
        report(sent.fields)
        return show({ tone: 'danger', text: FAILURE })
      }
      for (const clear of [setName, setEmail, setMessage]) clear('')
      return show({ tone: 'success', text: 'Thanks for contacting us' })
    } catch {
      return show({ tone: 'danger', text: FAILURE })
    } finally {
      setIsSending(false)
    }
  }

  const typed = (field: keyof ContactMessage, set: (value: string) => void) => (value: string) => {
    set(value)
    setError(field, undefined)
  }

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void submit()
      }}
    >
      <div className={classes.pair}>
        <SiteField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          error={errors.name}
          onChange={typed('name', setName)}
        />
        <SiteField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={errors.email}
          onChange={typed('email', setEmail)}
        />
      </div>
      <SiteField
        label="Message"
        name="message"
        isLong
        maxLength={5000}
        value={message}
        error={errors.message}
        onChange={typed('message', setMessage)}
      />
      <div className={classes.send}>
        <Button type="submit" variant="primary" size="large" busy={isSending} busyLabel="Sending...">
          Send message
        </Button>
        <NoticeLine notice={notice} />
      </div>
      <p className={classes.unscripted}>
        The form needs JavaScript. Without it, please write to {OPERATOR.supportEmail}.
      </p>
    </form>
  )
}
