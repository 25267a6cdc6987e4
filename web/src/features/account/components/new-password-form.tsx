import { PATHS } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useNewPassword } from '../hooks/use-new-password.ts'
import { FormPanel } from './form-panel.tsx'
import { PanelLink } from './panel-link.tsx'
import type { PanelProps } from './panel-props.ts'

export const NewPasswordForm = ({ flow, takesFocus }: PanelProps) => {
  const { form, errors, typing, submit, ...typed } = useNewPassword(flow)
  return (
    <FormPanel
      title="Set New Password"
      lead="Choose a password with at least 6 characters. Every device is signed out."
      form={form}
      onSubmit={submit}
      takesFocus={takesFocus}
      footer={<PanelLink to={PATHS.login} label="Back to Login" onClick={() => flow.setResetToken(null)} />}
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
