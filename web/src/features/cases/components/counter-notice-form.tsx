import { MAX_TAKEDOWN_REASON_LENGTH } from '@visage/contract'
import { useState } from 'react'
import { readFieldErrors } from '../../../lib/read-field-errors.ts'
import { PATHS } from '../../../lib/paths.ts'
import { readSession } from '../../../lib/session.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { useCounterNotice } from '../use-cases.ts'
import styles from './cases-screen.module.css'

const NAMES = ['reasons', 'name', 'postal_address', 'email', 'signature', 'accepts_courts'] as const
type Name = (typeof NAMES)[number]

const MISSING: Record<Exclude<Name, 'accepts_courts'>, string> = {
  reasons: 'Please say what is wrong.',
  name: 'Name is required.',
  postal_address: 'Postal address is required.',
  email: 'Email is required.',
  signature: 'Please sign with your name.',
}

/** The fields as they are typed; they stay through a reload. */
const useWritten = (caseNumber: string) => {
  const { userName, userEmail } = readSession()
  const draft = (name: string) => `counter-notice:${caseNumber}:${name}`
  const [reasons, setReasons] = useDraft(draft('reasons'))
  const [name, setName] = useDraft(draft('name'), userName)
  const [postalAddress, setPostalAddress] = useDraft(draft('postal-address'))
  const [email, setEmail] = useDraft(draft('email'), userEmail)
  const [signature, setSignature] = useDraft(draft('signature'))
  return {
    written: { reasons, name, postal_address: postalAddress, email, signature },
    change: {
      reasons: setReasons,
      name: setName,
      postal_address: setPostalAddress,
      email: setEmail,
      signature: setSignature,
    },
  }
}

/** What the owner of a hidden item objects. */
export const CounterNoticeForm = ({ caseNumber }: { caseNumber: string }) => {
  const { written, change } = useWritten(caseNumber)
  const [accepts, setAccepts] = useState(false)
  const { mutateAsync, isPending, error } = useCounterNotice(caseNumber)
  const { form, errors, report, typing } = useFieldErrors<Name>(isPending)

  const submit = async () => {
    if (isPending) return
    const missing = Object.entries(MISSING).filter(([name]) => written[name as keyof typeof MISSING].trim() === '')
    const courts = accepts ? {} : { accepts_courts: 'Please accept the courts that section L of the terms names.' }
    if (!report({ ...Object.fromEntries(missing), ...courts })) return
    try {
      await mutateAsync(written)
    } catch (failure) {
      report(readFieldErrors(failure, NAMES) ?? {})
    }
  }
  const field = (name: keyof typeof MISSING) => ({
    name,
    value: written[name],
    error: errors[name],
    onChange: typing(name, change[name]),
  })
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={`Counter-notice for case ${caseNumber}`}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className={styles.lead}>
        Is that a mistake? Tell us why. Your words, name and addresses are passed on to whoever complained, and we
        decide anew.
      </p>
      <TextArea
        {...field('reasons')}
        label="Why it may stay"
        autosize
        minRows={4}
        maxRows={14}
        maxLength={MAX_TAKEDOWN_REASON_LENGTH}
      />
      <div className={styles.pair}>
        <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={100} />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={254} />
      </div>
      <TextField {...field('postal_address')} label="Postal address" autoComplete="street-address" maxLength={500} />
      <TextField {...field('signature')} label="Signature" description="Type your full name." maxLength={100} />
      <CheckboxField
        name="accepts_courts"
        label={
          <>
            I accept the courts that section L of the <a href={PATHS.terms}>terms</a> names.
          </>
        }
        checked={accepts}
        error={errors.accepts_courts}
        onChange={typing('accepts_courts', setAccepts)}
      />
      {error && !readFieldErrors(error, NAMES) && <FieldError message={error.message} />}
      <div>
        <Button type="submit" variant="primary" busy={isPending} busyLabel="Sending...">
          Send the counter-notice
        </Button>
      </div>
    </form>
  )
}
