import { contract } from '@visage/contract'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { readFieldErrors } from '../../../lib/read-field-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { checkEmail } from '../field-rules.ts'
import { EmailField } from './email-field.tsx'
import { FormPanel } from './form-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { PanelLink } from './panel-link.tsx'

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
