import { contract } from '@visage/contract'
import type { FactorProof } from '@visage/contract'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { signWithPasskey } from '../../../lib/api/passkeys.ts'
import { storeSignIn } from '../../../lib/session/session.ts'
import { ProofForm } from '../../../ui/forms/proof-form.tsx'
import type { Shown } from '../../../ui/forms/proof-form.tsx'
import type { SignInFlow } from '../use-sign-in-flow.ts'
import styles from './form-panel.module.css'

/** What counts as a second factor: neither a password nor a mailed code does. */
const prove = async (signIn: string, shown: Shown): Promise<FactorProof | undefined> => {
  if (shown.way === 'password' || shown.way === 'mail') return undefined
  if (shown.way !== 'passkey') return shown
  const body = { sign_in: signIn }
  const options = await call(contract.security.askForPasskeyToSignIn, { body }, { accessToken: '' })
  return { way: 'passkey', passkey: await signWithPasskey(options) }
}

type Props = { flow: SignInFlow; factor: NonNullable<SignInFlow['factor']> }

/** The second step of signing in. */
export const SecondFactorPanel = ({ flow, factor }: Props) => {
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false })

  const finish = async (shown: Shown) => {
    setState({ isBusy: true })
    try {
      const proof = await prove(factor.signIn, shown)
      if (!proof) return
      const body = { sign_in: factor.signIn, proof }
      storeSignIn(await call(contract.security.finishSignIn, { body }, { accessToken: '' }))
    } catch (error) {
      const sentence = error instanceof Error ? error.message : 'Please try again.'
      setState({ isBusy: false, error: sentence })
      if (!isApiError(error, 'unauthenticated', 'suspended')) return
      flow.setFactor(null)
      flow.fail(sentence)
    }
  }
  return (
    <div className={styles.panel}>
      <h1 className={styles.title}>One more step</h1>
      <p className={styles.lead}>Your account asks for its second factor.</p>
      <ProofForm
        ways={factor.ways}
        submitLabel="Login"
        isBusy={state.isBusy}
        error={state.error}
        onChange={() => setState({ isBusy: false })}
        onShow={(shown) => void finish(shown)}
      />
      <div className={styles.footer}>
        <button type="button" className={styles.link} onClick={() => flow.setFactor(null)}>
          Back to Login
        </button>
      </div>
    </div>
  )
}
