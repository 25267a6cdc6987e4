import { contract } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { checkNewPassword, checkRepeatedPassword } from '../field-rules.ts'
import { FormPanel } from './form-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { PanelLink } from './panel-link.tsx'

export const NewPasswordForm = ({ flow, takesFocus }: PanelProps) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const { form, errors, report, setError } = useFieldErrors<'password' | 'repeated'>(flow.isBusy)

  const update = async (accessToken: string) => {
    await call(contract.account.resetPassword, { body: { email: flow.email, new_password: password } }, { accessToken })
    flow.setResetToken(null)
    flow.setNotice({ tone: 'success', message: 'Password updated successfully!' })
    await navigate(PATHS.login)
  }

  const submit = async () => {
    const { resetToken } = flow
    const isFine = report({
      password: checkNewPassword(password),
      repeated: checkRepeatedPassword(repeated, password),
    })
    if (!isFine || resetToken === null) return
    await flow.run('Updating your password...', async () => {
      try {
        await update(resetToken)
      } catch (error) {
        // The right to set a password lasts ten minutes: after that a new code is needed.
        if (isApiError(error, 'unauthenticated')) flow.setResetToken(null)
        flow.fail('Failed to update password. Please try again.')
      }
    })
  }

  return (
    <FormPanel
      title="Set New Password"
      lead="Choose a password with at least 6 characters. Every device is signed out."
      form={form}
      onSubmit={() => void submit()}
      takesFocus={takesFocus}
      footer={<PanelLink to={PATHS.login} label="Back to Login" onClick={() => flow.setResetToken(null)} />}
    >
      <input type="hidden" autoComplete="username" value={flow.email} readOnly />
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        value={password}
        error={errors.password}
        onChange={(value) => {
          setPassword(value)
          setError('password', undefined)
        }}
      />
      <PasswordField
        label="Re-Enter Password"
        name="repeated"
        autoComplete="new-password"
        value={repeated}
        error={errors.repeated}
        onChange={(value) => {
          setRepeated(value)
          setError('repeated', undefined)
        }}
      />
      <Button type="submit" variant="primary" size="large" fullWidth>
        Update Password
      </Button>
    </FormPanel>
  )
}
