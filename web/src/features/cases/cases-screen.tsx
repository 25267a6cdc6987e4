import { contract, MAX_TAKEDOWN_REASON_LENGTH } from '@visage/contract'
import type { TakedownCase } from '@visage/contract'
import { useState } from 'react'
import { findFieldErrors, readFieldErrors } from '../../lib/api/field-errors.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { readSession } from '../../lib/session/session.ts'
import { useDraft } from '../../lib/session/use-draft.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError, useFieldErrors } from '../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../ui/feedback/loading.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { TextArea, TextField } from '../../ui/forms/fields.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Form } from '../../ui/forms/form.tsx'
import styles from './cases-screen.module.css'
import { useCases, useCounterNotice } from './use-cases.ts'

const NAMES = ['reasons', 'name', 'postal_address', 'email', 'signature', 'accepts_courts'] as const
type Name = (typeof NAMES)[number]

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
const CounterNoticeForm = ({ caseNumber }: { caseNumber: string }) => {
  const { written, change } = useWritten(caseNumber)
  const [accepts, setAccepts] = useState(false)
  const { mutateAsync, isPending, error } = useCounterNotice(caseNumber)
  const { form, errors, report, typing } = useFieldErrors<Name>(isPending)

  const submit = async () => {
    if (isPending) return
    const { body } = contract.takedowns.sendCounterNotice
    if (!report(findFieldErrors(body, { ...written, accepts_courts: accepts }))) return
    try {
      await mutateAsync(written)
    } catch (failure) {
      report(readFieldErrors(failure, NAMES) ?? {})
    }
  }
  const field = (name: keyof typeof written) => ({
    name,
    value: written[name],
    error: errors[name],
    onChange: typing(name, change[name]),
  })
  return (
    <Form
      ref={form}
      className={styles.form}
      aria-label={`Counter-notice for case ${caseNumber}`}
      onSend={() => void submit()}
    >
      <p className={styles.lead}>
        Is that a mistake? Tell us why. Your words, name and addresses are passed on to whoever complained, and we
        decide anew.
      </p>
      <TextArea {...field('reasons')} label="Why it may stay" rows={[4, 14]} maxLength={MAX_TAKEDOWN_REASON_LENGTH} />
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
    </Form>
  )
}

const STATES: Record<TakedownCase['state'], string> = {
  open: 'We are looking into it. Your item is still shown.',
  hidden: 'Its public page is hidden.',
  rejected: 'We have refused the notice. Your item stays.',
  countered: 'Your counter-notice has arrived. Its public page stays hidden until we have decided.',
  restored: 'Your item may be shared again.',
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

const Case = ({ about }: { about: TakedownCase }) => (
  <section className={styles.card} aria-label={`Case ${about.case_number}`}>
    <header>
      <h2 className={styles.number}>{about.case_number}</h2>
      <p className={styles.when}>
        Notice of <time dateTime={about.received_at}>{dayFormat.format(new Date(about.received_at))}</time>
      </p>
    </header>
    <p>{STATES[about.state]}</p>
    <blockquote className={styles.reasons}>{about.reasons}</blockquote>
    {about.state === 'hidden' && <CounterNoticeForm caseNumber={about.case_number} />}
  </section>
)

const List = () => {
  const { data, isError, refetch } = useCases()
  if (isError)
    return (
      <div className={styles.failed}>
        <FieldError message="Your cases could not be loaded." />
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  if (!data) return <Skeleton height="14rem" radius="card" />
  if (data.length === 0) return <p className={styles.lead}>Nobody has complained about anything of yours.</p>
  return data.map((about) => <Case key={about.case_number} about={about} />)
}

/** What others have complained about, and the way to object. */
export const CasesScreen = () => (
  <div className={styles.screen}>
    <PageHeading title="Takedown cases" lead="Notices about items that you share. Who complained is not told here." />
    <List />
  </div>
)
