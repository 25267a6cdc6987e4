import { contract } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { checkNewPassword, checkRepeatedPassword } from '../field-rules.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Sets a new password with the right that the mailed code gave. */
export const useNewPassword = (flow: SignInFlow) => {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const fields = useFieldErrors<'password' | 'repeated'>(flow.isBusy)

  const update = async (accessToken: string) => {
    const body = { email: flow.email, new_password: password }
    await call(contract.account.resetPassword, { body }, { accessToken })
    await navigate(PATHS.login)
    flow.setResetToken(null)
    flow.tellOnArrival(PATHS.login, { tone: 'success', message: 'Password updated successfully!' })
  }

  const submit = async () => {
    const { resetToken } = flow
    const isFine = fields.report({
      password: checkNewPassword(password),
      repeated: checkRepeatedPassword(repeated, password),
    })
    if (!isFine || resetToken === null) return
    await flow.run('Updating your password...', async () => {
      try {
        await update(resetToken)
      } catch (error) {
        // The right to set a password lasts ten minutes: after that a new code is needed.
        if (isApiError(error, 'unauthenticated')) flow.setResetToken(null)
        flow.fail('Failed to update password. Please try again.')
      }
    })
  }

  return { ...fields, password, setPassword, repeated, setRepeated, submit: () => void submit() }
}
