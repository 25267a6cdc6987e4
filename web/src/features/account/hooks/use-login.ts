import { contract } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { readFieldErrors } from '../../../lib/read-field-errors.ts'
import { storeSignIn } from '../../../lib/session.ts'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { checkRequiredEmail, checkRequiredPassword } from '../field-rules.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Signs in with address and password; an unverified address goes on to the code panel. */
export const useLogin = (flow: SignInFlow) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const fields = useFieldErrors<'email' | 'password'>(flow.isBusy)

  const explain = async (error: unknown) => {
    if (isApiError(error, 'email_not_verified')) {
      flow.setPurpose('signUp')
      flow.codeSent()
      await navigate(PATHS.verifyCode)
      return flow.tellOnArrival(PATHS.verifyCode, { tone: 'info', message: error.message })
    }
    if (isApiError(error, 'no_such_user')) return fields.report({ email: 'No user found with this email.' })
    if (isApiError(error, 'rate_limited')) return flow.fail(error.message)
    const found = readFieldErrors(error, ['email', 'password'])
    if (found) return fields.report(found)
    if (isApiError(error) && error.status === 400) return fields.report({ password: error.message })
    return flow.fail('Login failed. Please try again.')
  }

  const submit = async () => {
    const { email } = flow
    if (!fields.report({ email: checkRequiredEmail(email), password: checkRequiredPassword(password) })) return
    await flow.run('Signing in...', async () => {
      try {
        storeSignIn(await call(contract.account.signIn, { body: { email, password } }))
      } catch (error) {
        await explain(error)
      }
    })
  }

  return { ...fields, password, setPassword, submit: () => void submit() }
}
