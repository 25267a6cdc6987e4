import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import classes from './submit-row.module.css'

type SubmitRowProps = {
  isBusy: boolean
  isOffered: boolean
  error: string | undefined
  cost: ReactNode
  label: string
  /** How far the work is; said on the button where it is given. */
  percent?: number
}

/** What it costs, the button, and under it what went wrong. */
export const SubmitRow = ({ isBusy, isOffered, error, cost, label, percent }: SubmitRowProps) => (
  <div className={classes.row}>
    <div data-tour="cost">{cost}</div>
    <Button
      data-tour="generate"
      type="submit"
      variant="primary"
      size="large"
      fullWidth
      disabled={!isOffered}
      busy={isBusy}
      busyLabel={percent === undefined ? 'Generating...' : `Generating... (${percent}%)`}
    >
      {label}
    </Button>
    {error !== undefined && <FieldError message={error} />}
  </div>
)
