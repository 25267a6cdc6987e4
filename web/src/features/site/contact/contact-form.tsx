import { useId, useState } from 'react'
import { MESSAGE_TAKEN } from '@visage/contract'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError, useFieldErrors } from '../../../ui/feedback/field-errors.tsx'
import { useEarlyText } from '../../../ui/forms/early-input.ts'
import { Form } from '../../../ui/forms/form.tsx'
import type { ContactMessage } from '../api.ts'
import { NoticeLine, useNotice } from '../components/notice-line.tsx'
import { SupportLink } from '../operator.tsx'
import classes from './contact-form.module.css'

const draftOf = (field: string) => `contact-${field}`

type SiteFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  type?: 'text' | 'email'
  autoComplete?: string
  maxLength?: number
  isLong?: boolean
}

/** A labelled field of the public pages, with its error below it. */
const SiteField = ({ label, error, onChange, isLong = false, type = 'text', ...rest }: SiteFieldProps) => {
  const id = useId()
  const field = useEarlyText<HTMLInputElement & HTMLTextAreaElement>(rest.value, onChange)
  const attributes = {
    ...rest,
    'data-draft': draftOf(rest.name),
    ref: field,
    id,
    className: classes.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {isLong ? (
        <textarea {...attributes} rows={6} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...attributes} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      <div id={`${id}-error`}>{error && <FieldError message={error} />}</div>
    </div>
  )
}

const FAILURE = 'Failed to send message. Please try again later.'

export const ContactForm = () => {
  const [name, setName] = useDraft(draftOf('name'))
  const [email, setEmail] = useDraft(draftOf('email'))
  const [message, setMessage] = useDraft(draftOf('message'))
  const [isSending, setIsSending] = useState(false)
  const [notice, show] = useNotice()
  const { form, errors, report, setError } = useFieldErrors<keyof ContactMessage>(isSending)

  const submit = async () => {
    const body = { name: name.trim(), email: email.trim(), message: message.trim() }
    setIsSending(true)
    try {
      const { checkContactMessage, sendMessage } = await import('../api.ts')
      if (!report(checkContactMessage(body))) return undefined
      const sent = await sendMessage(body)
      if (!sent.isSent) {
        report(sent.fields)
        return show({ tone: 'danger', text: FAILURE })
      }
      for (const clear of [setName, setEmail, setMessage]) clear('')
      return show({ tone: 'success', text: MESSAGE_TAKEN })
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
    <Form
      ref={form}
      className={classes.form}
      onSend={() => {
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
        The form needs JavaScript. Without it, please write to <SupportLink />.
      </p>
    </Form>
  )
}
