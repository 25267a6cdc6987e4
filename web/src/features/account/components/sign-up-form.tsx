import { contract } from '@visage/contract'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { clearSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { checkEmail, checkName, checkNameWhileTyping, checkPassword } from '../field-rules.ts'
import { readFieldErrors } from '../read-field-errors.ts'
import { FormPanel } from './form-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { PanelLink } from './panel-link.tsx'

const fieldNames = ['name', 'email', 'password', 'terms'] as const

const termsLabel = (
  <>
    I agree to the{' '}
    <Link to={PATHS.terms} target="_blank" rel="noopener">
      Terms and Conditions
    </Link>
  </>
)

export const SignUpForm = ({ flow, takesFocus }: PanelProps) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [hasAgreed, setHasAgreed] = useState(false)
  const { form, errors, report, setError } = useFieldErrors<(typeof fieldNames)[number]>(flow.isBusy)

  const explain = (error: unknown) => {
    if (isApiError(error, 'email_taken')) return report({ email: 'Email already registered' })
    const fields = readFieldErrors(error, fieldNames)
    if (fields) return report(fields)
    return flow.fail(isApiError(error) ? error.message : 'Failed to create new user. Please try again.')
  }

  const submit = async () => {
    const isFine = report({
      name: checkName(flow.name),
      email: checkEmail(flow.email),
      password: checkPassword(password),
      terms: hasAgreed ? undefined : 'Please agree to the Terms and Conditions.',
    })
    if (!isFine) return
    await flow.run('Creating your account...', async () => {
      try {
        const body = { email: flow.email, name: flow.name, password, google_password: '' as const }
        await call(contract.account.createAccount, { body })
        flow.setPurpose('signUp')
        await navigate(PATHS.verifyCode)
      } catch (error) {
        explain(error)
      }
    })
  }

  return (
    <FormPanel
      title="Create Account"
      lead="Seven days free with everything in Basic. No card needed."
      form={form}
      onSubmit={() => void submit()}
      takesFocus={takesFocus}
      footer={
        <>
          <PanelLink to={PATHS.login} label="Login" onClick={clearSession} />
          <PanelLink to={PATHS.forgot} label="Forgot Password" />
        </>
      }
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        value={flow.name}
        error={errors.name}
        onChange={(value) => {
          flow.setName(value)
          setError('name', checkNameWhileTyping(value))
        }}
      />
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
        autoComplete="new-password"
        description="At least 6 characters"
        value={password}
        error={errors.password}
        onChange={(value) => {
          setPassword(value)
          setError('password', undefined)
        }}
      />
      <CheckboxField
        name="terms"
        label={termsLabel}
        checked={hasAgreed}
        error={errors.terms}
        onChange={(checked) => {
          setHasAgreed(checked)
          setError('terms', undefined)
        }}
      />
      <Button type="submit" variant="primary" size="large" fullWidth>
        Create Account
      </Button>
    </FormPanel>
  )
}
