import { contract } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { findRefCode, forgetRefCode } from '../../../lib/ref-code.ts'
import { readFieldErrors } from '../../../lib/read-field-errors.ts'
import { storeSignIn } from '../../../lib/session.ts'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { checkEmail, checkName, checkPassword } from '../field-rules.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

const fieldNames = ['name', 'email', 'password', 'terms'] as const

const creationFailed = 'Failed to create new user. Please try again.'

const isSame = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase()

/** Opens an account and goes on to the code that was mailed, or right in where Google vouches for the address. */
export const useSignUp = (flow: SignInFlow) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [hasAgreed, setHasAgreed] = useState(false)
  const fields = useFieldErrors<(typeof fieldNames)[number]>(flow.isBusy)

  const isVouched = () => flow.google !== null && isSame(flow.google.email, flow.email)

  const explain = (error: unknown) => {
    if (isApiError(error, 'email_taken')) return fields.report({ email: 'Email already registered' })
    const found = readFieldErrors(error, fieldNames)
    if (found) return fields.report(found)
    // When the token has run out, the next try goes by the mailed code.
    if (isApiError(error, 'google_token_invalid')) flow.setGoogle(null)
    return flow.fail(isApiError(error) && !isVouched() ? error.message : creationFailed)
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
      forgetRefCode()
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
