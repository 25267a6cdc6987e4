import { contract, ERRORS } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError, sentenceOf } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { findFieldErrors, readFieldErrors } from '../../../lib/api/field-errors.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { storeSignIn } from '../../../lib/session/session.ts'
import { startSignInAnew } from '../../../lib/session/sign-in-intent.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useFieldErrors } from '../../../ui/feedback/field-errors.tsx'
import { PasswordField } from '../../../ui/forms/fields.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import type { SignInFlow } from '../use-sign-in-flow.ts'
import { EmailField, FormPanel, PanelLink } from './form-panel.tsx'
import type { PanelProps } from './form-panel.tsx'

const failed = 'Login failed. Please try again.'

/** Signs in with address and password; an unverified address goes on to the code panel. */
const useLogin = (flow: SignInFlow) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const fields = useFieldErrors<'email' | 'password'>(flow.isBusy)

  const explain = async (error: unknown) => {
    if (flow.awaitsFactor(error)) return undefined
    if (isApiError(error, 'email_not_verified')) {
      flow.setPurpose('signUp')
      flow.codeSent()
      await navigate(PATHS.verifyCode)
      return flow.tellOnArrival(PATHS.verifyCode, { tone: 'info', message: error.message })
    }
    if (isApiError(error) && error.status === 404) return fields.report({ email: ERRORS.no_such_user.message })
    if (isApiError(error, 'rate_limited')) return flow.fail(sentenceOf(error, failed))
    const found = readFieldErrors(error, ['email', 'password'])
    if (found) return fields.report(found)
    if (isApiError(error) && error.status === 400 && !error.isGeneral) return fields.report({ password: error.message })
    return flow.fail(failed)
  }

  const submit = async () => {
    const { email } = flow
    const body = { email, password }
    if (!fields.report(findFieldErrors(contract.account.signIn.body, body))) return
    await flow.run('Signing in...', async () => {
      try {
        storeSignIn(await call(contract.account.signIn, { body }))
      } catch (error) {
        await explain(error)
      }
    })
  }

  return { ...fields, password, setPassword, submit: () => void submit() }
}

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
