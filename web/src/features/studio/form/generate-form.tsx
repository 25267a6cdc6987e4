import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { FormFailureMessage } from '../form-failure.tsx'
import type { FormFailure } from '../form-failure.tsx'
import classes from './fields.module.css'

/** How the work stands that a form begins, and what that work costs. */
export type WorkState = {
  isBusy: boolean
  /** Whether this installation has an engine for the kind. */
  isOffered: boolean
  /** What went wrong with the last try. */
  error: FormFailure | undefined
  /** What one result costs and how long it takes, shown above the button. */
  cost: ReactNode
  /** How far running work is, from 0 to 100; said on the button where it is given. */
  percent?: number | undefined
}

type GenerateFormProps = {
  work: WorkState
  /** What screen readers call the form. */
  name: string
  /** What the button says. */
  label: string
  /** Whether what it works from is still on its way; pressing has to wait for that. */
  isUploading?: boolean
  /** Whether what the tab kept is being looked up; nothing is sent before that. */
  isReading?: boolean
  /** Sends what is in the form, or leads to the first field that lacks something. */
  onTry: (form: HTMLFormElement) => void
  children: (wasTried: boolean) => ReactNode
}

const workText = (percent: number | undefined) =>
  percent === undefined ? 'Generating...' : `Generating... (${percent}%)`

/** The fields, what the work costs, the button, and under it what went wrong. */
export const GenerateForm = ({ work, isUploading = false, isReading = false, ...props }: GenerateFormProps) => {
  const { isBusy, isOffered, error, cost, percent } = work
  const [wasTried, setWasTried] = useState(false)
  const submit = (form: HTMLFormElement) => {
    if (isBusy || !isOffered || isUploading || isReading) return
    setWasTried(true)
    props.onTry(form)
  }
  return (
    <Form className={classes.form} onSend={submit} aria-label={props.name}>
      {props.children(wasTried)}
      <div className={classes.submit}>
        <div data-tour="cost">{cost}</div>
        <Button
          data-tour="generate"
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          disabled={!isOffered}
          busy={isBusy || isUploading}
          busyLabel={isBusy ? workText(percent) : 'Uploading...'}
        >
          {props.label}
        </Button>
        {error !== undefined && <FormFailureMessage failure={error} />}
      </div>
    </Form>
  )
}
