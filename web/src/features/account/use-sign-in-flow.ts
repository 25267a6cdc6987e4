import { CODE_INTERVAL_SECONDS } from '@visage/contract'
import { startTransition, useEffect, useState } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import type { Ways } from '../../lib/api/reauthentication.ts'
import { UNREACHABLE } from '../../lib/api/send-request.ts'
import { useCountdown, useWhenOnline } from '../../lib/browser/browser-events.ts'
import { useDraft } from '../../lib/session/use-draft.ts'

const secondMs = 1000

const same = (email: string) => email.trim().toLowerCase()

/** When the server mails the next code to an address, also after a reload. */
const useNextCode = (email: string) => {
  const [stored, store] = useDraft('account-next-code')
  const [at = '', ...address] = stored.split(' ')
  const secondsLeft = useCountdown(address.join(' ') === same(email) ? Number(at) : 0)
  const wait = (seconds: number) => store(`${Date.now() + seconds * secondMs} ${same(email)}`)
  return {
    secondsToNextCode: secondsLeft,
    /** Notes that a code was just sent. */
    codeSent: () => wait(CODE_INTERVAL_SECONDS),
    /** Notes for how many seconds the server refuses another one. */
    codeRefused: wait,
  }
}

export type CodePurpose = 'signUp' | 'forgot'
/** A sign-in that waits for its second factor, and what may be shown as that. */
type AwaitedFactor = { signIn: string; ways: Ways }
type GoogleAccount = { email: string; token: string }
export type Notice = {
  tone: 'success' | 'danger' | 'info'
  message: string
  /** What there is to do about it; until then it stays. */
  action?: 'set-password'
}

/** What the panels of the login page share: what was typed, what is under way, what there is to tell. */
export const useSignInFlow = (path: string) => {
  const [email, setEmail] = useDraft('account-email')
  const nextCode = useNextCode(email)
  const [name, setName] = useDraft('account-name')
  const [purpose, setPurpose] = useDraft('account-code-purpose')
  const [resetToken, setResetToken] = useState<string | null>(null)
  const [resetLink, setResetLink] = useState<string | null>(null)
  const [factor, setFactor] = useState<AwaitedFactor | null>(null)
  const [google, setGoogle] = useState<GoogleAccount | null>(null)
  const [told, setTold] = useState<{ notice: Notice; path: string } | null>(null)
  const [busy, setBusy] = useState<{ label: string; path: string } | null>(null)
  // The overlay goes with the panel on which the work began.
  const busyLabel = busy?.path === path ? busy.label : null
  // What was told on a panel says nothing on another one.
  useEffect(() => () => setTold((last) => (last?.path === path ? null : last)), [path])
  useWhenOnline(() => setTold((last) => (last?.notice.message === UNREACHABLE ? null : last)))
  const setNotice = (notice: Notice | null) => setTold(notice && { notice, path })

  const run = async (label: string, work: () => Promise<void>): Promise<void> => {
    setNotice(null)
    setBusy({ label, path })
    try {
      await work()
    } finally {
      // The router changes the panels in transitions: what is not one would show before the next panel does.
      startTransition(() => setBusy(null))
    }
  }

  return {
    email,
    setEmail,
    ...nextCode,
    name,
    setName,
    purpose: purpose === 'signUp' || purpose === 'forgot' ? (purpose satisfies CodePurpose) : null,
    setPurpose: (next: CodePurpose) => setPurpose(next),
    /** Carries the right to set a new password, for 10 minutes. */
    resetToken,
    setResetToken: (next: string | null) => startTransition(() => setResetToken(next)),
    /** The secret of a mailed link, which is the same right once it is traded. */
    resetLink,
    setResetLink: (next: string | null) => startTransition(() => setResetLink(next)),
    /** The sign-in that waits for its second factor. */
    factor,
    setFactor: (next: AwaitedFactor | null) => startTransition(() => setFactor(next)),
    /** Whether an error only says that the second factor is awaited; then its panel takes the place of this one. */
    awaitsFactor(error: unknown): boolean {
      if (!isApiError(error, 'second_factor_required')) return false
      const { sign_in: signIn = '', ways = [] } = error.details
      startTransition(() => setFactor({ signIn, ways }))
      return true
    },
    /** The Google account that has none here yet, and its token. */
    google,
    setGoogle,
    notice: told?.path === path ? told.notice : null,
    setNotice,
    /** Tells on the panel to which a navigation leads. */
    tellOnArrival: (to: string, notice: Notice) => startTransition(() => setTold({ notice, path: to })),
    fail: (message: string) => setNotice({ tone: 'danger', message }),
    busyLabel,
    isBusy: busyLabel !== null,
    /** Blocks the page with the overlay while the work goes on. */
    run,
  }
}

export type SignInFlow = ReturnType<typeof useSignInFlow>
