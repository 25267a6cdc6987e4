import { contract } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError, sentenceOf } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useSettings } from '../../../lib/api/queries.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { clearRefCode } from '../../../lib/session/ref-code.ts'
import { storeSignIn } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useFieldErrors } from '../../../ui/feedback/field-errors.tsx'
import { CodeBoxes } from '../../../ui/forms/code-boxes.tsx'
import type { Notice, SignInFlow } from '../use-sign-in-flow.ts'
import { checkCode } from './field-rules.ts'
import styles from './form-panel.module.css'
import { FormPanel, PanelLink } from './form-panel.tsx'
import type { PanelProps } from './form-panel.tsx'

/** What to do when no code comes. */
const CodeFooter = ({ flow }: { flow: SignInFlow }) => {
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

const verified: Notice = { tone: 'success', message: 'OTP verified successfully! Account created.' }
const verifiedWithoutPassword: Notice = {
  tone: 'info',
  message: `${verified.message} It has no password yet, as somebody else asked for this address too: set one to be able to sign in again.`,
  action: 'set-password',
}

export const CodeForm = ({ flow, takesFocus }: PanelProps) => {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const { form, errors, report, typing } = useFieldErrors<'otp'>(flow.isBusy)

  const verify = async () => {
    const body = { email: flow.email, otp: code }
    if (flow.purpose === 'forgot') {
      const { access } = await call(contract.account.verifyResetCode, { body })
      flow.setResetToken(access)
      return navigate(PATHS.forgot)
    }
    const signedIn = await call(contract.account.verifyCode, { body })
    flow.setNotice(signedIn.has_password ? verified : verifiedWithoutPassword)
    clearRefCode()
    return storeSignIn(signedIn)
  }

  const submit = async () => {
    if (!report({ otp: checkCode(code) })) return
    await flow.run('Verifying the code...', async () => {
      try {
        await verify()
      } catch (error) {
        if (!flow.awaitsFactor(error)) flow.fail(sentenceOf(error, 'Failed to verify OTP. Please try again.'))
      }
    })
  }

  return (
    <FormPanel
      title="Verify your Email"
      lead={
        <>
          We mailed six digits to {flow.email ? <strong>{flow.email}</strong> : 'your address'}. They are good for ten
          minutes.
        </>
      }
      form={form}
      onSubmit={() => void submit()}
      takesFocus={takesFocus}
      footer={<CodeFooter flow={flow} />}
    >
      <CodeBoxes label="Code from the mail" value={code} error={errors.otp} onChange={typing('otp', setCode)} />
      <Button type="submit" variant="primary" size="large" fullWidth>
        Verify OTP
      </Button>
    </FormPanel>
  )
}
