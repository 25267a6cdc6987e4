import { contract } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { checkEmail, checkName, checkPassword } from '../field-rules.ts'
import { readFieldErrors } from '../read-field-errors.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

const fieldNames = ['name', 'email', 'password', 'terms'] as const

/** Opens an account and goes on to the code that was mailed. */
export const useSignUp = (flow: SignInFlow) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [hasAgreed, setHasAgreed] = useState(false)
  const fields = useFieldErrors<(typeof fieldNames)[number]>(flow.isBusy)

  const explain = (error: unknown) => {
    if (isApiError(error, 'email_taken')) return fields.report({ email: 'Email already registered' })
    const found = readFieldErrors(error, fieldNames)
    if (found) return fields.report(found)
    return flow.fail(isApiError(error) ? error.message : 'Failed to create new user. Please try again.')
  }

  const submit = async () => {
    const { email, name } = flow
    const isFine = fields.report({
      name: checkName(name),
      email: checkEmail(email),
      password: checkPassword(password),
      terms: hasAgreed ? undefined : 'Please agree to the Terms and Conditions.',
    })
    if (!isFine) return
    await flow.run('Creating your account...', async () => {
      try {
        await call(contract.account.createAccount, { body: { email, name, password, google_password: '' } })
        flow.setPurpose('signUp')
        await navigate(PATHS.verifyCode)
      } catch (error) {
        explain(error)
      }
    })
  }

  return { ...fields, password, setPassword, hasAgreed, setHasAgreed, submit: () => void submit() }
}
