import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormFailureMessage } from '../form-failure.tsx'
import type { FormFailure } from '../form-failure.tsx'
import classes from './submit-row.module.css'

type SubmitRowProps = {
  isBusy: boolean
  isOffered: boolean
  error: FormFailure | undefined
  cost: ReactNode
  label: string
  /** Whether what it works from is still on its way; pressing has to wait for that. */
  isUploading?: boolean
  /** How far the work is; said on the button where it is given. */
  percent?: number
}

const workText = (percent: number | undefined) =>
  percent === undefined ? 'Generating...' : `Generating... (${percent}%)`

/** What it costs, the button, and under it what went wrong. */
export const SubmitRow = ({ isBusy, isUploading = false, isOffered, percent, ...row }: SubmitRowProps) => (
  <div className={classes.row}>
    <div data-tour="cost">{row.cost}</div>
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
      {row.label}
    </Button>
    {row.error !== undefined && <FormFailureMessage failure={row.error} />}
  </div>
)
