import { CODE_INTERVAL_SECONDS } from '@visage/contract'
import { useCountdown } from '../../../lib/use-countdown.ts'
import { useDraft } from '../../../lib/use-draft.ts'

const secondMs = 1000

const same = (email: string) => email.trim().toLowerCase()

/** When the server mails the next code to an address, also after a reload. */
export const useNextCode = (email: string) => {
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
