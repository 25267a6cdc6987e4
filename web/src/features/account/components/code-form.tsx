import { contract } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { forgetRefCode } from '../../../lib/ref-code.ts'
import { storeSignIn } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeBoxes } from '../../../ui/code-boxes.tsx'
import { useFieldErrors } from '../../../ui/use-field-errors.ts'
import { checkCode } from '../field-rules.ts'
import { CodeFooter } from './code-footer.tsx'
import { FormPanel } from './form-panel.tsx'
import type { PanelProps } from './panel-props.ts'

const codeLength = 6

export const CodeForm = ({ flow, takesFocus }: PanelProps) => {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const { form, errors, report, typing } = useFieldErrors<'otp'>(flow.isBusy)

  const verify = async () => {
    const body = { email: flow.email, otp: code }
    if (flow.purpose === 'forgot') {
      const { access } = await call(contract.account.verifyResetCode, { body })
      flow.setResetToken(access)
      return navigate(PATHS.forgot)
    }
    const signedIn = await call(contract.account.verifyCode, { body })
    flow.setNotice({ tone: 'success', message: 'OTP verified successfully! Account created.' })
    forgetRefCode()
    return storeSignIn(signedIn)
  }

  const submit = async () => {
    if (!report({ otp: checkCode(code) })) return
    await flow.run('Verifying the code...', async () => {
      try {
        await verify()
      } catch (error) {
        flow.fail(isApiError(error) && error.status > 0 ? error.message : 'Failed to verify OTP. Please try again.')
      }
    })
  }

  return (
    <FormPanel
      title="Verify your Email"
      lead={
        <>
          We mailed six digits to {flow.email ? <strong>{flow.email}</strong> : 'your address'}. They are good for ten
          minutes.
        </>
      }
      form={form}
      onSubmit={() => void submit()}
      takesFocus={takesFocus}
      footer={<CodeFooter flow={flow} />}
    >
      <CodeBoxes
        label="Code from the mail"
        name="otp"
        length={codeLength}
        value={code}
        error={errors.otp}
        onChange={typing('otp', setCode)}
      />
      <Button type="submit" variant="primary" size="large" fullWidth>
        Verify OTP
      </Button>
    </FormPanel>
  )
}
