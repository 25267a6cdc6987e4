import { useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { FieldError } from '../feedback/field-errors.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import { PasswordField, TextField } from './fields.tsx'
import styles from './proof-form.module.css'
import { Form } from './form.tsx'

type Way = 'passkey' | 'totp' | 'recovery_code' | 'password' | 'mail'

/** What somebody has shown; a passkey is still to be signed with. */
export type Shown =
  | { way: 'totp'; otp: string }
  | { way: 'mail'; otp: string }
  | { way: 'recovery_code'; recovery_code: string }
  | { way: 'password'; password: string }
  | { way: 'passkey' }

export const APP_CODE_LABEL = 'Code from the authenticator app'

const WORDS: Readonly<Record<Way, { choose: string; text: string; missing: string }>> = {
  passkey: {
    choose: 'Use a passkey',
    text: 'Your device asks for your finger, your face or its number.',
    missing: '',
  },
  totp: {
    choose: 'Use the authenticator app',
    text: 'Enter the six digits that your authenticator app shows now.',
    missing: 'Please enter all six digits.',
  },
  recovery_code: {
    choose: 'Use a recovery code',
    text: 'Enter one of the codes that you kept when you set up your second factor. It works once.',
    missing: 'Please enter a recovery code.',
  },
  password: {
    choose: 'Use the password',
    text: 'Enter the password of your account.',
    missing: 'Password is required.',
  },
  mail: {
    choose: 'Use a mailed code',
    text: 'We mail six digits to your address. They are good for ten minutes.',
    missing: 'Please enter all six digits.',
  },
}

type Props = {
  /** What may be shown, the best first. */
  ways: readonly Way[]
  submitLabel: string
  isBusy: boolean
  error: string | undefined
  /** Somebody types, or chooses another way. */
  onChange: () => void
  onShow: (shown: Shown) => void
  /** Mails a code; answers whether one is on its way. */
  onMail?: () => Promise<boolean>
}

const shownOf = (way: Way, typed: string): Shown | undefined => {
  if (way === 'passkey') return { way }
  if (way === 'password') return typed === '' ? undefined : { way, password: typed }
  if (way === 'recovery_code') return typed.trim() === '' ? undefined : { way, recovery_code: typed }
  return /^\d{6}$/.test(typed) ? { way, otp: typed } : undefined
}

type FieldProps = { way: Way; value: string; error: string | undefined; onChange: (value: string) => void }

const ProofField = ({ way, ...field }: FieldProps) => {
  if (way === 'password')
    return <PasswordField label="Password" name="password" autoComplete="current-password" {...field} />
  if (way === 'recovery_code')
    return (
      <TextField
        label="Recovery code"
        name="recovery_code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="xxxx-xxxx-xxxx-xxxx"
        {...field}
      />
    )
  const label = way === 'mail' ? 'Code from the mail' : APP_CODE_LABEL
  return <CodeBoxes label={label} {...field} />
}

/** When the form comes, and when another way takes the place of the first; a dialog around it looks for the mark. */
const focusFirst = (step: HTMLElement | null): void => {
  const first = step?.querySelector<HTMLElement>('input, button[type=submit]')
  first?.setAttribute('data-autofocus', '')
  first?.focus()
}

const useProof = ({ ways, onChange, onShow, onMail }: Pick<Props, 'ways' | 'onChange' | 'onShow' | 'onMail'>) => {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Way>()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState<string>()
  const [isMailed, setIsMailed] = useState(false)
  const way = chosen !== undefined && ways.includes(chosen) ? chosen : (ways[0] ?? 'password')
  const isToBeMailed = way === 'mail' && !isMailed

  const clear = () => {
    setTyped('')
    setMissing(undefined)
    onChange()
  }
  const submit = async () => {
    if (isToBeMailed) return setIsMailed((await onMail?.()) === true)
    const shown = shownOf(way, typed)
    setMissing(shown ? undefined : WORDS[way].missing)
    if (shown) onShow(shown)
    else form.current?.querySelector('input')?.focus()
  }
  return {
    form,
    way,
    typed,
    missing,
    isToBeMailed,
    type: (value: string) => {
      setTyped(value)
      setMissing(undefined)
      onChange()
    },
    choose: (next: Way) => {
      setChosen(next)
      clear()
    },
    submit: () => void submit(),
  }
}

/** Asks somebody to show who they are, in one of several ways. */
export const ProofForm = ({ submitLabel, isBusy, error, ...props }: Props) => {
  const { form, way, typed, missing, isToBeMailed, type, choose, submit } = useProof(props)
  const wrong = missing ?? error
  const hasField = way !== 'passkey' && !isToBeMailed
  return (
    <Form
      ref={form}
      className={styles.form}
      onSend={() => {
        if (!isBusy) submit()
      }}
    >
      <p className={styles.text}>{WORDS[way].text}</p>
      <div key={`${way} ${isToBeMailed}`} ref={focusFirst} className={styles.step}>
        {hasField ? (
          <ProofField key={way} way={way} value={typed} error={wrong} onChange={type} />
        ) : (
          wrong !== undefined && <FieldError message={wrong} />
        )}
        <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
          {isToBeMailed ? 'Mail me a code' : submitLabel}
        </Button>
      </div>
      {props.ways.length > 1 && (
        <div className={styles.others}>
          {props.ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} variant="quiet" fullWidth onClick={() => choose(other)}>
                {WORDS[other].choose}
              </Button>
            ))}
        </div>
      )}
    </Form>
  )
}
