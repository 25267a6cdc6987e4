import { CODE_INTERVAL_SECONDS } from '@visage/contract'
import { admin } from '@visage/contract/admin'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { useMutation } from '../../lib/api/mutations.ts'
import { withReauthentication } from '../../lib/api/reauthentication.ts'
import { useCountdown } from '../../lib/browser/browser-events.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError } from '../../ui/feedback/field-errors.tsx'
import { CodeBoxes } from '../../ui/forms/code-boxes.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { saveAdminToken } from './call-admin.ts'
import styles from './lock-screen.module.css'

export type LockProps = {
  /** The operator's address. */
  email: string
  hasSecondFactor: boolean
  /** Sets up the first second factor, once the mailed code allows it. */
  setUp: (onDone: () => void) => ReactNode
}

/** Opens the admin area by the second factor, which a dialog asks for. */
const useOpening = () =>
  useMutation({
    mutationFn: () => withReauthentication(() => call(admin.openAdminSession, { body: {} })),
    onSuccess: ({ token }) => saveAdminToken(token),
  })

/** The mailed code that lets an operator set up the first second factor. */
const useMailedCode = () => {
  const [code, setCode] = useState('')
  const [nextAt, setNextAt] = useState(0)
  const secondsLeft = useCountdown(nextAt)
  const start = (seconds: number) => setNextAt(Date.now() + seconds * 1000)
  const sending = useMutation({
    mutationFn: () => call(admin.sendAdminCode, {}),
    onSuccess: () => {
      setCode('')
      start(CODE_INTERVAL_SECONDS)
    },
    onError: (error) => {
      if (isApiError(error)) start(error.details.retry_after_seconds ?? 0)
    },
  })
  const checking = useMutation({ mutationFn: () => call(admin.allowFirstFactor, { body: { otp: code } }) })
  return { code, setCode, secondsLeft, sending, checking }
}

type Mailed = ReturnType<typeof useMailedCode>

const MailedCode = ({ email, mailed }: { email: string; mailed: Mailed }) => {
  const { code, setCode, secondsLeft, sending, checking } = mailed
  const isAsked = sending.isSuccess
  return (
    <Form
      className={styles.form}
      onSend={() => {
        if (isAsked) checking.mutate()
        else sending.mutate()
      }}
    >
      <p className={styles.text}>
        {isAsked ? (
          <>
            We mailed six digits to <strong>{email}</strong>. They are good for ten minutes.
          </>
        ) : (
          <>
            It opens with a second factor, which you do not have yet. A code that we mail to <strong>{email}</strong>{' '}
            lets you set one up.
          </>
        )}
      </p>
      {isAsked && (
        <CodeBoxes
          label="Code from the mail"
          value={code}
          error={checking.error?.message}
          onChange={(value) => {
            checking.reset()
            setCode(value)
          }}
        />
      )}
      {sending.error && <FieldError message={sending.error.message} />}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          busy={isAsked ? checking.isPending : sending.isPending}
        >
          {isAsked ? 'Continue' : 'Mail me a code'}
        </Button>
        {isAsked && (
          <Button
            variant="quiet"
            fullWidth
            busy={sending.isPending}
            disabled={secondsLeft > 0}
            onClick={() => sending.mutate()}
          >
            {secondsLeft > 0 ? `Another code in ${secondsLeft} s` : 'Mail me another code'}
          </Button>
        )}
      </div>
    </Form>
  )
}

const Opener = ({ opening }: { opening: ReturnType<typeof useOpening> }) => (
  <div className={styles.actions}>
    <p className={styles.text}>
      It opens with your second factor, for this sign-in and until half an hour has passed without a step.
    </p>
    {opening.error && <FieldError message={opening.error.message} />}
    <Button variant="primary" size="large" fullWidth busy={opening.isPending} onClick={() => opening.mutate()}>
      Open the admin area
    </Button>
  </div>
)

/** Stands before the admin area until a second factor has been shown. */
export const LockScreen = ({ email, hasSecondFactor, setUp }: LockProps) => {
  const opening = useOpening()
  const mailed = useMailedCode()
  const [isSetUp, setIsSetUp] = useState(hasSecondFactor)
  useEffect(() => {
    document.title = 'Visage admin'
  }, [])
  const finish = () => {
    setIsSetUp(true)
    opening.mutate()
  }
  const isAllowed = mailed.checking.isSuccess
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Logo size={30} />
        <h1 className={styles.title}>
          {isAllowed && !isSetUp ? 'Set up your second factor' : 'The admin area is closed'}
        </h1>
        {isSetUp && <Opener opening={opening} />}
        {!isSetUp && (isAllowed ? setUp(finish) : <MailedCode email={email} mailed={mailed} />)}
        <Link to={PATHS.face} className={styles.away}>
          Back to the studio
        </Link>
      </div>
    </main>
  )
}
