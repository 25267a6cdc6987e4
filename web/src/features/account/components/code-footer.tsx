import { contract } from '@visage/contract'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { useSettings } from '../../../lib/use-settings.ts'
import type { SignInFlow } from '../hooks/use-sign-in-flow.ts'
import styles from './form-panel.module.css'
import { PanelLink } from './panel-link.tsx'

/** What to do when no code comes. */
export const CodeFooter = ({ flow }: { flow: SignInFlow }) => {
  const mailbox = useSettings()?.mail_preview_path
  const { secondsToNextCode: secondsLeft } = flow

  const resend = () =>
    flow.run('Sending the code...', async () => {
      try {
        await call(contract.account.sendCode, { body: { email: flow.email } })
        flow.codeSent()
        flow.setNotice({ tone: 'success', message: 'OTP resent successfully!' })
      } catch (error) {
        if (isApiError(error, 'rate_limited')) flow.codeRefused(error.details.retry_after_seconds ?? 0)
        flow.fail('Failed to resend OTP. Please try again.')
      }
    })

  return (
    <>
      <span className={styles.question}>
        No code yet?
        <button type="button" className={styles.link} disabled={secondsLeft > 0} onClick={() => void resend()}>
          {secondsLeft > 0 ? `Resend OTP in ${secondsLeft} s` : 'Resend OTP'}
        </button>
      </span>
      <PanelLink to={PATHS.login} label="Back to Login" />
      {mailbox && (
        <a className={`${styles.link} ${styles.mailbox}`} href={mailbox} target="_blank" rel="noopener">
          Open the local mailbox
        </a>
      )}
    </>
  )
}
