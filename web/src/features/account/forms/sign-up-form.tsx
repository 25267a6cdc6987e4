import { contract, ERRORS, REFERRAL_CREDITS } from '@visage/contract'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { failureTextOf, isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readFieldErrors } from '../../../lib/api/field-errors.ts'
import { useIsHydrated } from '../../../lib/browser/browser-events.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { findRefCode, clearRefCode } from '../../../lib/session/ref-code.ts'
import { storeSignIn } from '../../../lib/session/session.ts'
import { startSignInAnew } from '../../../lib/session/sign-in-intent.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useFieldErrors } from '../../../ui/feedback/field-errors.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { PasswordField, TextField } from '../../../ui/forms/fields.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import type { SignInFlow } from '../use-sign-in-flow.ts'
import { checkEmail, checkName, checkNameWhileTyping, checkPassword } from './field-rules.ts'
import { EmailField, FormPanel, PanelLink } from './form-panel.tsx'
import type { PanelProps } from './form-panel.tsx'

const fieldNames = ['name', 'email', 'password', 'terms'] as const

const creationFailed = 'Failed to create new user. Please try again.'

/** By code, or by the words alone. */
const isTaken = (error: unknown) =>
  isApiError(error, 'email_taken') ||
  (isApiError(error) && error.status === 400 && error.message === ERRORS.email_taken.message)

const isSame = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase()

/** Opens an account and goes on to the code that was mailed, or right in where Google vouches for the address. */
const useSignUp = (flow: SignInFlow) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [hasAgreed, setHasAgreed] = useState(false)
  const fields = useFieldErrors<(typeof fieldNames)[number]>(flow.isBusy)

  const isVouched = () => flow.google !== null && isSame(flow.google.email, flow.email)

  const explain = (error: unknown) => {
    if (isTaken(error)) return fields.report({ email: 'Email already registered' })
    const found = readFieldErrors(error, fieldNames)
    if (found) return fields.report(found)
    // When the token has run out, the next try goes by the mailed code.
    if (isApiError(error, 'google_token_invalid')) flow.setGoogle(null)
    return flow.fail(isVouched() ? creationFailed : failureTextOf(error, creationFailed))
  }

  const create = async () => {
    const { email, name, google } = flow
    const proof =
      google !== null && isVouched()
        ? { google_password: google.email, google_token: google.token }
        : { google_password: '' }
    const refCode = findRefCode()
    const referral = refCode === undefined ? {} : { ref_code: refCode }
    // Without a token of ours a refusal is only a refusal: it ends no session.
    const options = { accessToken: '' }
    const body = { email, name, password, ...proof, ...referral }
    const created = await call(contract.account.createAccount, { body }, options)
    if ('access' in created) {
      clearRefCode()
      return storeSignIn(created)
    }
    flow.setPurpose('signUp')
    flow.codeSent()
    return navigate(PATHS.verifyCode)
  }

  const submit = async () => {
    const { name } = flow
    const isFine = fields.report({
      name: checkName(name),
      email: checkEmail(flow.email),
      password: checkPassword(password),
      terms: hasAgreed ? undefined : 'Please agree to the Terms and Conditions.',
    })
    if (!isFine) return
    await flow.run('Creating your account...', async () => {
      try {
        await create()
      } catch (error) {
        explain(error)
      }
    })
  }

  return { ...fields, password, setPassword, hasAgreed, setHasAgreed, submit: () => void submit() }
}

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
        data-draft="account-name"
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
