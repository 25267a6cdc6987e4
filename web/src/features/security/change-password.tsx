import { newPassword } from '@visage/contract'
import { useState } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { readFieldErrors } from '../../lib/api/field-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError, sentenceOfError, useFieldErrors } from '../../ui/feedback/field-errors.tsx'
import { PasswordField, PASSWORDS_DIFFER } from '../../ui/forms/fields.tsx'
import { Form } from '../../ui/forms/form.tsx'
import styles from './factor-setup.module.css'
import { changePassword } from './security-calls.ts'

type Field = 'password' | 'new_password' | 'repeated'

/** Three passwords, and what is wrong with them. */
const useNewPassword = ({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) => {
  const [typed, setTyped] = useState({ password: '', new_password: '', repeated: '' })
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false })
  const { form, errors, report, typing } = useFieldErrors<Field>(state.isBusy)

  const explain = (error: unknown) => {
    setState({ isBusy: false })
    if (isApiError(error, 'wrong_password')) return report({ password: error.message })
    const found = readFieldErrors(error, ['new_password'])
    if (found) return report(found)
    return setState({ isBusy: false, error: sentenceOfError(error) })
  }
  const submit = async () => {
    const isFine = report({
      password: hasPassword && typed.password === '' ? 'Password is required.' : undefined,
      new_password: newPassword.safeParse(typed.new_password).error?.issues[0]?.message,
      repeated: typed.repeated === typed.new_password ? undefined : PASSWORDS_DIFFER,
    })
    if (!isFine) return
    setState({ isBusy: true })
    try {
      await changePassword({ new_password: typed.new_password, ...(hasPassword && { password: typed.password }) })
      onDone()
    } catch (error) {
      explain(error)
    }
  }
  const field = (name: Field, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    value: typed[name],
    error: errors[name],
    onChange: typing(name, (value: string) => setTyped((before) => ({ ...before, [name]: value }))),
  })
  return { form, state, field, submit: () => void submit() }
}

/** Changes the password of somebody who is signed in. */
export const ChangePassword = ({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) => {
  const { form, state, field, submit } = useNewPassword({ hasPassword, onDone })
  return (
    <Form
      ref={form}
      className={styles.form}
      onSend={() => {
        if (!state.isBusy) submit()
      }}
    >
      <p className={styles.text}>Every other device is signed out.</p>
      {hasPassword && <PasswordField {...field('password', 'Current Password', 'current-password')} data-autofocus />}
      <PasswordField {...field('new_password', 'New Password', 'new-password')} description="At least 6 characters" />
      <PasswordField {...field('repeated', 'Re-Enter Password', 'new-password')} />
      {state.error !== undefined && <FieldError message={state.error} />}
      <Button type="submit" variant="primary" size="large" fullWidth busy={state.isBusy}>
        Update Password
      </Button>
    </Form>
  )
}
