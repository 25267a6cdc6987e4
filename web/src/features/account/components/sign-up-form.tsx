import { REFERRAL_CREDITS } from '@visage/contract'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/paths.ts'
import { startSignInAnew } from '../../../lib/plan-choice.ts'
import { findRefCode } from '../../../lib/ref-code.ts'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { checkNameWhileTyping } from '../field-rules.ts'
import { useSignUp } from '../hooks/use-sign-up.ts'
import { EmailField } from './email-field.tsx'
import { FormPanel } from './form-panel.tsx'
import { GoogleButton } from './google-button.tsx'
import { PanelLink } from './panel-link.tsx'
import type { PanelProps } from './panel-props.ts'

const termsLabel = (
  <>
    I agree to the{' '}
    <Link to={PATHS.terms} target="_blank" rel="noopener">
      Terms and Conditions
    </Link>
  </>
)

const footer = (
  <>
    <PanelLink to={PATHS.login} label="Login" onClick={startSignInAnew} />
    <PanelLink to={PATHS.forgot} label="Forgot Password" />
  </>
)

export const SignUpForm = ({ flow, takesFocus }: PanelProps) => {
  const signUp = useSignUp(flow)
  const { errors, typing } = signUp
  // Pages made at build time know of no invitation.
  const isReferred = useIsHydrated() && findRefCode() !== undefined
  const typeName = (value: string) => {
    flow.setName(value)
    signUp.setError('name', checkNameWhileTyping(value))
  }
  return (
    <FormPanel
      title="Create Account"
      lead={
        <>
          Seven days free with everything in Basic. No card needed.
          {isReferred && (
            <>
              {' '}
              Through your invitation <strong>{REFERRAL_CREDITS} extra credits</strong> come with it.
            </>
          )}
        </>
      }
      form={signUp.form}
      onSubmit={signUp.submit}
      takesFocus={takesFocus}
      before={<GoogleButton flow={flow} />}
      footer={footer}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        value={flow.name}
        error={errors.name}
        onChange={typeName}
      />
      <EmailField value={flow.email} error={errors.email} onChange={typing('email', flow.setEmail)} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        description="At least 6 characters"
        value={signUp.password}
        error={errors.password}
        onChange={typing('password', signUp.setPassword)}
      />
      <CheckboxField
        name="terms"
        label={termsLabel}
        checked={signUp.hasAgreed}
        error={errors.terms}
        onChange={typing('terms', signUp.setHasAgreed)}
      />
      <Button type="submit" variant="primary" size="large" fullWidth>
        Create Account
      </Button>
    </FormPanel>
  )
}
