import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { encode } from 'uqr'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError } from '../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../ui/feedback/loading.tsx'
import { useAttempt } from '../../ui/feedback/use-attempt.ts'
import { CodeBoxes } from '../../ui/forms/code-boxes.tsx'
import { CopyField } from '../../ui/forms/copy-field.tsx'
import { TextField } from '../../ui/forms/fields.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { addPasskey, beginAuthenticator, confirmAuthenticator } from './security-calls.ts'
import styles from './factor-setup.module.css'
import { APP_CODE_LABEL } from '../../ui/forms/proof-form.tsx'

const SetupForm = ({ children, onSubmit }: { children: ReactNode; onSubmit: () => void }) => (
  <Form className={styles.form} onSend={() => onSubmit()}>
    {children}
  </Form>
)

/** A text as a QR code, black on white for every camera. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <figure className={styles.qr} aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} fill="#000" />
      </svg>
    </figure>
  )
}

/** Recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const id = useId()
  return (
    <div className={styles.form}>
      <p className={styles.text} id={id}>
        Keep these recovery codes where you find them without your device. Each lets you in once when it is lost. They
        are shown only now.
      </p>
      <ul className={styles.codes} aria-labelledby={id}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyField label="All codes, to copy" what="codes" value={codes.join(' ')} />
      <Button variant="primary" size="large" fullWidth onClick={onKept} data-autofocus>
        I have kept them
      </Button>
    </div>
  )
}

type SetupProps = {
  /** The factor is on: with new recovery codes, or none where those from before hold. */
  onSetUp: (recoveryCodes: readonly string[]) => void
}

/** Sets up an authenticator app: its secret to scan or type, and the first code back. */
export const AuthenticatorSetup = ({ onSetUp }: SetupProps) => {
  const [made, setMade] = useState<{ secret: string; key_uri: string }>()
  const [code, setCode] = useState('')
  const { isBusy, error, attempt, forget } = useAttempt()
  const begin = () => attempt(async () => setMade(await beginAuthenticator()))
  const confirm = () => attempt(async () => onSetUp((await confirmAuthenticator(code)).recovery_codes))
  if (!made)
    return (
      <SetupForm onSubmit={() => void begin()}>
        <p className={styles.text}>
          You need an app that shows codes, such as the one of your phone or your password manager. We show it a secret,
          and it shows you six digits that change every half minute.
        </p>
        {isBusy && <Skeleton height="4rem" />}
        {error !== undefined && <FieldError message={error} />}
        <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy} data-autofocus>
          Show the secret
        </Button>
      </SetupForm>
    )
  return (
    <SetupForm onSubmit={() => void confirm()}>
      <p className={styles.text}>Scan this with the app, or type the secret into it.</p>
      <QrCode text={made.key_uri} label="The secret as a QR code" />
      <CopyField label="Secret" what="secret" value={made.secret} />
      <p className={styles.text}>Then enter the six digits that it shows.</p>
      <CodeBoxes
        label={APP_CODE_LABEL}
        value={code}
        error={error}
        onChange={(value) => {
          setCode(value)
          forget()
        }}
      />
      <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
        Switch it on
      </Button>
    </SetupForm>
  )
}

/** Adds a passkey that this browser makes. */
export const PasskeySetup = ({ onSetUp }: SetupProps) => {
  const [name, setName] = useState('This device')
  const { isBusy, error, attempt, forget } = useAttempt()
  const add = () => attempt(async () => onSetUp((await addPasskey(name)).recovery_codes))
  return (
    <SetupForm onSubmit={() => void add()}>
      <p className={styles.text}>
        Your device, your password manager or a security key keeps it, and asks for your finger, your face or its number
        when it is used.
      </p>
      <TextField
        label="Name of the passkey"
        name="name"
        autoComplete="off"
        maxLength={60}
        data-autofocus
        value={name}
        error={error}
        onChange={(value) => {
          setName(value)
          forget()
        }}
      />
      <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
        Make the passkey
      </Button>
    </SetupForm>
  )
}
