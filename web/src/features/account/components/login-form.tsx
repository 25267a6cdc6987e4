import { contract } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { clearSession, storeSignIn } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { checkRequiredEmail, checkRequiredPassword } from '../field-rules.ts'
import { readFieldErrors } from '../read-field-errors.ts'
import { FormPanel } from './form-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { PanelLink } from './panel-link.tsx'

export const LoginForm = ({ flow, takesFocus }: PanelProps) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const { form, errors, report, setError } = useFieldErrors<'email' | 'password'>(flow.isBusy)

  const explain = (error: unknown) => {
    if (isApiError(error, 'email_not_verified')) {
      flow.setPurpose('signUp')
      flow.setNotice({ tone: 'info', message: error.message })
      return void navigate(PATHS.verifyCode)
    }
    if (isApiError(error, 'no_such_user')) return report({ email: 'No user found with this email.' })
    if (isApiError(error, 'rate_limited')) return flow.fail(error.message)
    const fields = readFieldErrors(error, ['email', 'password'])
    if (fields) return report(fields)
    if (isApiError(error) && error.status === 400) return report({ password: error.message })
    return flow.fail('Login failed. Please try again.')
  }

  const submit = async () => {
    if (!report({ email: checkRequiredEmail(flow.email), password: checkRequiredPassword(password) })) return
    await flow.run('Signing in...', async () => {
      try {
        storeSignIn(await call(contract.account.signIn, { body: { email: flow.email, password } }))
      } catch (error) {
        explain(error)
      }
    })
  }

  return (
    <FormPanel
      title="Login"
      lead="Welcome back. Your influencers are where you left them."
      form={form}
      onSubmit={() => void submit()}
      takesFocus={takesFocus}
      footer={
        <>
          <PanelLink to={PATHS.signUp} label="Create an Account" onClick={clearSession} />
          <PanelLink to={PATHS.forgot} label="Forgot Password" />
        </>
      }
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={flow.email}
        error={errors.email}
        onChange={(value) => {
          flow.setEmail(value)
          setError('email', undefined)
        }}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={(value) => {
          setPassword(value)
          setError('password', undefined)
        }}
      />
      <Button type="submit" variant="primary" size="large" fullWidth>
        Login
      </Button>
    </FormPanel>
  )
}
