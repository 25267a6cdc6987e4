import { CODE_INTERVAL_SECONDS } from '@visage/contract'
import { admin } from '@visage/contract/admin'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { useMutation } from '../../lib/api/mutations.ts'
import { useCountdown } from '../../lib/browser/browser-events.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError } from '../../ui/feedback/field-errors.tsx'
import { CodeBoxes } from '../../ui/forms/code-boxes.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { saveAdminToken } from './call-admin.ts'
import styles from './lock-screen.module.css'

const codeLength = 6

/** Asks for the second code; the admin area opens with it. */
export const LockScreen = ({ email }: { email: string }) => {
  const [code, setCode] = useState('')
  const [nextAt, setNextAt] = useState(0)
  const secondsLeft = useCountdown(nextAt)
  const start = (seconds: number) => setNextAt(Date.now() + seconds * 1000)
  useEffect(() => {
    document.title = 'Visage admin'
  }, [])
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
  const opening = useMutation({
    mutationFn: (otp: string) => call(admin.openAdminSession, { body: { otp } }),
    onSuccess: ({ token }) => saveAdminToken(token),
  })
  const wrong = opening.error?.message
  const isAsked = sending.isSuccess
  return (
    <main className={styles.page}>
      <form
        noValidate
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault()
          if (isAsked) opening.mutate(code)
          else sending.mutate()
        }}
      >
        <Logo size={30} />
        <div className={styles.words}>
          <h1 className={styles.title}>The admin area is closed</h1>
          <p className={styles.text}>
            {isAsked ? (
              <>
                We mailed six digits to <strong>{email}</strong>. They are good for ten minutes.
              </>
            ) : (
              <>
                It opens with a code that we mail to <strong>{email}</strong>, for this sign-in and until half an hour
                has passed without a step.
              </>
            )}
          </p>
        </div>
        {isAsked && (
          <CodeBoxes
            label="Code from the mail"
            name="otp"
            length={codeLength}
            value={code}
            error={wrong}
            onChange={(value) => {
              opening.reset()
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
            busy={isAsked ? opening.isPending : sending.isPending}
          >
            {isAsked ? 'Open the admin area' : 'Mail me a code'}
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
        <Link to={PATHS.face} className={styles.away}>
          Back to the studio
        </Link>
      </form>
    </main>
  )
}
