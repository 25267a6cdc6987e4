import type { Security } from '@visage/contract'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { PASSWORD_UPDATED } from '@visage/contract'
import { knowsPasskeys } from '../../lib/api/passkeys.ts'
import { counted } from '../../lib/format/counted.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Skeleton } from '../../ui/feedback/loading.tsx'
import { ChangePassword } from './change-password.tsx'
import { AuthenticatorSetup, PasskeySetup, RecoveryCodes } from './factor-setup.tsx'
import { removeAuthenticator, removePasskey, renewRecoveryCodes, useSecurity } from './security-calls.ts'
import styles from './security-card.module.css'

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const day = (at: string) => dayFormat.format(new Date(at))

/** Something to be asked about before it is done. */
type Question = { title: string; text: string; confirmLabel: string; act: () => Promise<readonly string[] | void> }

type Open =
  | { what: 'password' | 'app' | 'passkey' }
  | { what: 'codes'; codes: readonly string[] }
  | { what: 'question'; question: Question }

const QUESTIONS = {
  app: {
    title: 'Switch the authenticator app off?',
    text: 'Signing in no longer asks for its codes. You can set up another app at any time.',
    confirmLabel: 'Switch it off',
    act: removeAuthenticator,
  },
  codes: {
    title: 'Make new recovery codes?',
    text: 'Those that you kept before no longer work.',
    confirmLabel: 'Make new ones',
    act: async () => (await renewRecoveryCodes()).recovery_codes,
  },
} satisfies Record<string, Question>

const questionOf = ({ id, name }: Security['passkeys'][number]): Question => ({
  title: `Remove the passkey “${name}”?`,
  text: 'It can no longer be used to sign in. Delete it on your device, too.',
  confirmLabel: 'Remove it',
  act: () => removePasskey(id),
})

const Row = ({ name, text, children }: { name: string; text: string; children?: ReactNode }) => (
  <li className={styles.row}>
    <span className={styles.words}>
      <strong>{name}</strong>
      <span className={styles.told}>{text}</span>
    </span>
    {children}
  </li>
)

const hasFactor = ({ authenticator_since: since, passkeys }: Security) => since !== null || passkeys.length > 0

const Rows = ({ security, onOpen }: { security: Security; onOpen: (open: Open) => void }) => {
  const { has_password: hasPassword, authenticator_since: since, recovery_codes_left: left } = security
  const ask = (question: Question) => onOpen({ what: 'question', question })
  return (
    <ul className={styles.list}>
      <Row name="Password" text={hasPassword ? 'Set' : 'None: you sign in with Google or a mailed code'}>
        <Button onClick={() => onOpen({ what: 'password' })}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </Row>
      <Row
        name="Authenticator app"
        text={since === null ? 'Asks for six digits of an app when you sign in' : `On since ${day(since)}`}
      >
        {since === null ? (
          <Button onClick={() => onOpen({ what: 'app' })}>Set up the app</Button>
        ) : (
          <Button onClick={() => ask(QUESTIONS.app)}>Switch off</Button>
        )}
      </Row>
      {security.passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          name={passkey.name}
          text={`Passkey of ${day(passkey.created_at)}, ${passkey.used_at === null ? 'not used yet' : `last used ${day(passkey.used_at)}`}`}
        >
          <Button aria-label={`Remove the passkey ${passkey.name}`} onClick={() => ask(questionOf(passkey))}>
            Remove
          </Button>
        </Row>
      ))}
      {security.can_have_passkeys && knowsPasskeys() && (
        <Row name="Passkeys" text="Your finger, your face or the number of your device when you sign in">
          <Button onClick={() => onOpen({ what: 'passkey' })}>Add a passkey</Button>
        </Row>
      )}
      {hasFactor(security) && (
        <Row name="Recovery codes" text={`${counted(left, 'code')} left for when your device is lost`}>
          <Button onClick={() => ask(QUESTIONS.codes)}>Make new codes</Button>
        </Row>
      )}
    </ul>
  )
}

const TITLES = {
  password: 'Change your password',
  app: 'Set up an authenticator app',
  passkey: 'Add a passkey',
  codes: 'Your recovery codes',
} as const

type DialogsProps = {
  open: Open | null
  hasPassword: boolean
  onCodes: (codes: readonly string[]) => void
  onDone: (told: string) => void
  onClose: () => void
}

const Dialogs = ({ open, hasPassword, onCodes, onDone, onClose }: DialogsProps) => {
  if (open === null) return null
  if (open.what === 'question') {
    const { act, ...question } = open.question
    const confirm = async () => onCodes((await act()) ?? [])
    return <ConfirmDialog isOpen onClose={onClose} onConfirm={confirm} {...question} />
  }
  return (
    <Dialog isOpen onClose={onClose} title={TITLES[open.what]} size="small">
      {open.what === 'password' && <ChangePassword hasPassword={hasPassword} onDone={() => onDone(PASSWORD_UPDATED)} />}
      {open.what === 'app' && <AuthenticatorSetup onSetUp={onCodes} />}
      {open.what === 'passkey' && <PasskeySetup onSetUp={onCodes} />}
      {open.what === 'codes' && <RecoveryCodes codes={open.codes} onKept={() => onDone('Saved.')} />}
    </Dialog>
  )
}

/** What guards the account beside its password, and the password itself. */
export const SecurityCard = () => {
  const { security, lookAgain } = useSecurity()
  const [open, setOpen] = useState<Open | null>(null)
  const [told, setTold] = useState('')
  const done = (sentence: string) => {
    setOpen(null)
    setTold(sentence)
    void lookAgain()
  }
  const takeCodes = (codes: readonly string[]) => {
    if (codes.length === 0) return done('Saved.')
    void lookAgain()
    return setOpen({ what: 'codes', codes })
  }
  return (
    <section className={styles.card} aria-labelledby="security">
      <h2 id="security" className={styles.title}>
        Security
      </h2>
      <p className={styles.text}>
        A second factor keeps others out who have learned your password: signing in then asks for it, too.
      </p>
      {security ? (
        <Rows
          security={security}
          onOpen={(next) => {
            setTold('')
            setOpen(next)
          }}
        />
      ) : (
        <Skeleton height="12rem" />
      )}
      <output className={styles.done}>{told}</output>
      <Dialogs
        open={open}
        hasPassword={security?.has_password ?? true}
        onCodes={takeCodes}
        onDone={done}
        // Not what has taken its place meanwhile, such as new codes.
        onClose={() => setOpen((current) => (current === open ? null : current))}
      />
    </section>
  )
}
