import { useState } from 'react'
import { knowsPasskeys } from '../../lib/api/passkeys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AuthenticatorSetup, PasskeySetup, RecoveryCodes } from './factor-setup.tsx'
import styles from './factor-setup.module.css'
import { useSecurity } from './security-calls.ts'

/** Sets up a passkey or an authenticator app for who has neither, and hands over the recovery codes. */
export const FirstFactor = ({ onDone }: { onDone: () => void }) => {
  const { security } = useSecurity()
  const [chosen, setChosen] = useState<'passkey' | 'app'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const canHavePasskey = security?.can_have_passkeys === true && knowsPasskeys()
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (chosen === 'passkey') return <PasskeySetup onSetUp={setCodes} />
  if (chosen === 'app') return <AuthenticatorSetup onSetUp={setCodes} />
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        A passkey stays on your device and cannot be handed to a false site. An authenticator app shows codes to type.
      </p>
      {canHavePasskey && (
        <Button variant="primary" size="large" fullWidth onClick={() => setChosen('passkey')}>
          Make a passkey
        </Button>
      )}
      <Button
        variant={canHavePasskey ? 'secondary' : 'primary'}
        size="large"
        fullWidth
        onClick={() => setChosen('app')}
      >
        Use an authenticator app
      </Button>
    </div>
  )
}
