import { contract, PASSWORD_UPDATED } from '@visage/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readFieldErrors } from '../../../lib/api/field-errors.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useFieldErrors } from '../../../ui/feedback/field-errors.tsx'
import { PasswordField } from '../../../ui/forms/fields.tsx'
import type { SignInFlow } from '../use-sign-in-flow.ts'
import { checkEmail, checkNewPassword, checkRepeatedPassword } from './field-rules.ts'
import { EmailField, FormPanel, PanelLink } from './form-panel.tsx'
import type { PanelProps } from './form-panel.tsx'

/** Sets a new password with the right that the mailed code gave. */
const useNewPassword = (flow: SignInFlow) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const fields = useFieldErrors<'password' | 'repeated'>(flow.isBusy)

  /** Only now: programs that look into mails open their links, and would use them up. */
  const followLink = async (secret: string) => {
    const { profile, access } = await call(contract.account.openResetLink, { body: { secret } }, { accessToken: '' })
    flow.setEmail(profile.email)
    flow.setResetToken(access)
    flow.setResetLink(null)
    return { email: profile.email, accessToken: access }
  }

  const update = async () => {
    const { resetToken, resetLink } = flow
    const { email, accessToken } =
      resetToken === null && resetLink !== null
        ? await followLink(resetLink)
        : { email: flow.email, accessToken: resetToken ?? '' }
    await call(contract.account.resetPassword, { body: { email, new_password: password } }, { accessToken })
    await navigate(PATHS.login)
    flow.setResetToken(null)
    flow.tellOnArrival(PATHS.login, { tone: 'success', message: PASSWORD_UPDATED })
  }

  const submit = async () => {
    const isFine = fields.report({
      password: checkNewPassword(password),
      repeated: checkRepeatedPassword(repeated, password),
    })
    if (!isFine) return
    await flow.run('Updating your password...', async () => {
      try {
        await update()
      } catch (error) {
        // The right to set a password lasts ten minutes: after that a new code is needed.
        if (isApiError(error, 'unauthenticated')) flow.setResetToken(null)
        if (isApiError(error, 'invalid_otp')) {
          flow.setResetLink(null)
          return flow.fail(error.message)
        }
        const refused = readFieldErrors(error, ['new_password'])
        if (refused) fields.report({ password: refused.new_password })
        else flow.fail('Failed to update password. Please try again.')
      }
      return undefined
    })
  }

  return { ...fields, password, setPassword, repeated, setRepeated, submit: () => void submit() }
}

const linkName = 'reset'

/** Takes the secret of a mailed link out of the address, where it must not stay. */
export const useResetLink = (flow: SignInFlow, path: string): void => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const secret = new URLSearchParams(hash.slice(1)).get(linkName)
    if (path !== PATHS.forgot || secret === null) return
    flow.setResetToken(null)
    flow.setResetLink(secret)
    void navigate(PATHS.forgot, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- each link is taken once
  }, [hash, path])
}

export const NewPasswordForm = ({ flow, takesFocus }: PanelProps) => {
  const { form, errors, typing, submit, ...typed } = useNewPassword(flow)
  const leave = () => {
    flow.setResetToken(null)
    flow.setResetLink(null)
  }
  return (
    <FormPanel
      title="Set New Password"
      lead="Choose a password with at least 6 characters. Every device is signed out."
      form={form}
      onSubmit={submit}
      takesFocus={takesFocus}
      footer={<PanelLink to={PATHS.login} label="Back to Login" onClick={leave} />}
    >
      <input type="hidden" autoComplete="username" value={flow.email} readOnly />
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        value={typed.password}
        error={errors.password}
        onChange={typing('password', typed.setPassword)}
      />
      <PasswordField
        label="Re-Enter Password"
        name="repeated"
        autoComplete="new-password"
        value={typed.repeated}
        error={errors.repeated}
        onChange={typing('repeated', typed.setRepeated)}
      />
      <Button type="submit" variant="primary" size="large" fullWidth>
        Update Password
      </Button>
    </FormPanel>
  )
}

export const ForgotForm = ({ flow, takesFocus }: PanelProps) => {
  const navigate = useNavigate()
  const { secondsToNextCode: secondsLeft } = flow
  const { form, errors, report, typing } = useFieldErrors<'email'>(flow.isBusy)

  const explain = (error: unknown) => {
    const fields = readFieldErrors(error, ['email'])
    if (fields) return report(fields)
    if (isApiError(error, 'rate_limited')) flow.codeRefused(error.details.retry_after_seconds ?? 0)
    return flow.fail('Error sending OTP. Please try again.')
  }

  const submit = async () => {
    if (secondsLeft > 0 || !report({ email: checkEmail(flow.email) })) return
    await flow.run('Sending the code...', async () => {
      try {
        await call(contract.account.sendCode, { body: { email: flow.email } })
        flow.setPurpose('forgot')
        flow.codeSent()
        await navigate(PATHS.verifyCode)
      } catch (error) {
        explain(error)
      }
    })
  }

  return (
    <FormPanel
      title="Reset Password"
      lead="Tell us your address and we mail you a six-digit code."
      form={form}
      onSubmit={() => void submit()}
      takesFocus={takesFocus}
      footer={<PanelLink to={PATHS.login} label="Back to Login" />}
    >
      <EmailField value={flow.email} error={errors.email} onChange={typing('email', flow.setEmail)} />
      <Button type="submit" variant="primary" size="large" fullWidth disabled={secondsLeft > 0}>
        {secondsLeft > 0 ? `Send OTP in ${secondsLeft} s` : 'Send OTP'}
      </Button>
    </FormPanel>
  )
}
