import { Button } from '../../../ui/button.tsx'
import classes from './stage.module.css'
import failed from './stage-failed.module.css'

type StageFailedProps = { message: string; onTryAgain: () => void; onPutAway: () => void }

export const StageFailed = ({ message, onTryAgain, onPutAway }: StageFailedProps) => (
  <div className={classes.frame} data-failed>
    <div className={failed.panel}>
      <h2 className={failed.title}>This one did not work out</h2>
      <p className={failed.message}>{message}</p>
      <p className={failed.what}>
        Try again as it is, or change the words first. A failed try is never charged and never counts against your plan.
      </p>
      <div className={failed.actions}>
        <Button onClick={onTryAgain}>Try again</Button>
        <Button variant="quiet" onClick={onPutAway}>
          Put away
        </Button>
      </div>
    </div>
  </div>
)
