import { contract } from '@visage/contract'
import type { Proof } from '@visage/contract'
import { useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { signWithPasskey } from '../../lib/api/passkeys.ts'
import { useAsked } from '../../lib/api/reauthentication.ts'
import { readSession } from '../../lib/session/session.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ProofForm } from '../../ui/forms/proof-form.tsx'
import type { Shown } from '../../ui/forms/proof-form.tsx'

const own = () => ({ user_id: readSession().userId })

/** A passkey signs a challenge of its own; all else is shown as it was typed. */
const prove = async (shown: Shown): Promise<Proof> => {
  if (shown.way !== 'passkey') return shown
  const options = await call(contract.security.askForPasskey, { body: own() })
  return { way: 'passkey', passkey: await signWithPasskey(options) }
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : 'Please try again.')

/** The one dialog in which somebody who is signed in shows again who they are. */
export const ReauthenticationDialog = () => {
  const asked = useAsked()
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false })

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setState({ isBusy: true })
    try {
      await work()
      setState({ isBusy: false })
      return true
    } catch (error) {
      setState({ isBusy: false, error: sentence(error) })
      return false
    }
  }
  const show = async (shown: Shown) => {
    const isShown = await attempt(async () => {
      const proof = await prove(shown)
      await call(contract.security.reauthenticate, { body: { ...own(), proof } })
    })
    if (isShown) asked?.answer(true)
  }
  const leave = () => {
    setState({ isBusy: false })
    asked?.answer(false)
  }
  return (
    <Dialog isOpen={asked !== null} onClose={leave} title="Is it you?" size="small" isAbove>
      <ProofForm
        ways={asked?.ways ?? []}
        submitLabel="Confirm"
        isBusy={state.isBusy}
        error={state.error}
        onChange={() => setState({ isBusy: false })}
        onShow={(shown) => void show(shown)}
        onMail={() => attempt(() => call(contract.security.mailProofCode, { body: own() }))}
      />
    </Dialog>
  )
}
