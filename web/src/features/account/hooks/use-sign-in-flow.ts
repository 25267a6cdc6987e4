import { useState } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'

export type CodePurpose = 'signUp' | 'forgot'
type GoogleAccount = { email: string; token: string }
export type Notice = { tone: 'success' | 'danger' | 'info'; message: string }

/** What the panels of the login page share: what was typed, what is under way, what there is to tell. */
export const useSignInFlow = () => {
  const [email, setEmail] = useDraft('account-email')
  const [name, setName] = useDraft('account-name')
  const [purpose, setPurpose] = useDraft('account-code-purpose')
  const [resetToken, setResetToken] = useState<string | null>(null)
  const [google, setGoogle] = useState<GoogleAccount | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [busyLabel, setBusyLabel] = useState<string | null>(null)

  const run = async (label: string, work: () => Promise<void>): Promise<void> => {
    setNotice(null)
    setBusyLabel(label)
    try {
      await work()
    } finally {
      setBusyLabel(null)
    }
  }

  return {
    email,
    setEmail,
    name,
    setName,
    purpose: purpose === 'signUp' || purpose === 'forgot' ? (purpose satisfies CodePurpose) : null,
    setPurpose: (next: CodePurpose) => setPurpose(next),
    /** Carries the right to set a new password, for 10 minutes. */
    resetToken,
    setResetToken,
    /** The Google account that has none here yet, and its token. */
    google,
    setGoogle,
    notice,
    setNotice,
    fail: (message: string) => setNotice({ tone: 'danger', message }),
    busyLabel,
    isBusy: busyLabel !== null,
    /** Blocks the page with the overlay while the work goes on. */
    run,
  }
}

export type SignInFlow = ReturnType<typeof useSignInFlow>
