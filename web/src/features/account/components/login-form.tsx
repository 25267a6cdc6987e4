import { PATHS } from '../../../lib/paths.ts'
import { startSignInAnew } from '../../../lib/plan-choice.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useLogin } from '../hooks/use-login.ts'
import { EmailField } from './email-field.tsx'
import { FormPanel } from './form-panel.tsx'
import { GoogleButton } from './google-button.tsx'
import { PanelLink } from './panel-link.tsx'
import type { PanelProps } from './panel-props.ts'

const footer = (
  <>
    <PanelLink to={PATHS.signUp} label="Create an Account" onClick={startSignInAnew} />
    <PanelLink to={PATHS.forgot} label="Forgot Password" />
  </>
)

export const LoginForm = ({ flow, takesFocus }: PanelProps) => {
  const { form, errors, typing, password, setPassword, submit } = useLogin(flow)
  return (
    <FormPanel
      title="Login"
      lead="Welcome back. Your influencers are where you left them."
      form={form}
      onSubmit={submit}
      takesFocus={takesFocus}
      before={<GoogleButton flow={flow} />}
      footer={footer}
    >
      <EmailField value={flow.email} error={errors.email} onChange={typing('email', flow.setEmail)} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={typing('password', setPassword)}
      />
      <Button type="submit" variant="primary" size="large" fullWidth>
        Login
      </Button>
    </FormPanel>
  )
}
