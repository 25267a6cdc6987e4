import { contract } from '@visage/contract'
import type { Proof } from '@visage/contract'
import { call } from '../../lib/api/call.ts'
import { signWithPasskey } from '../../lib/api/passkeys.ts'
import { useAsked } from '../../lib/api/reauthentication.ts'
import { readSession } from '../../lib/session/session.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useAttempt } from '../../ui/feedback/use-attempt.ts'
import { ProofForm } from '../../ui/forms/proof-form.tsx'
import type { Shown } from '../../ui/forms/proof-form.tsx'

const own = () => ({ user_id: readSession().userId })

/** A passkey signs a challenge of its own; all else is shown as it was typed. */
const prove = async (shown: Shown): Promise<Proof> => {
  if (shown.way !== 'passkey') return shown
  const options = await call(contract.security.askForPasskey, { body: own() })
  return { way: 'passkey', passkey: await signWithPasskey(options) }
}

/** The one dialog in which somebody who is signed in shows again who they are. */
export const ReauthenticationDialog = () => {
  const asked = useAsked()
  const { isBusy, error, attempt, forget } = useAttempt('Please try again.')

  const show = async (shown: Shown) => {
    const isShown = await attempt(async () => {
      const proof = await prove(shown)
      await call(contract.security.reauthenticate, { body: { ...own(), proof } })
    })
    if (isShown) asked?.answer(true)
  }
  const leave = () => {
    forget()
    asked?.answer(false)
  }
  return (
    <Dialog isOpen={asked !== null} onClose={leave} title="Is it you?" size="small" isAbove>
      <ProofForm
        ways={asked?.ways ?? []}
        submitLabel="Confirm"
        isBusy={isBusy}
        error={error}
        onChange={forget}
        onShow={(shown) => void show(shown)}
        onMail={() => attempt(() => call(contract.security.mailProofCode, { body: own() }))}
      />
    </Dialog>
  )
}
