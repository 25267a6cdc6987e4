import type { KindName } from '@visage/contract'
import { useWait } from '../use-wait.ts'
import { usualWaitText } from '../wait-text.ts'
import classes from './form-panel.module.css'

type UsualWaitProps = { kind: KindName; choice: string; isResting: boolean }

/** How long the next result would take, behind all that wait now. Its line is kept free until that is known. */
export const UsualWait = (wanted: UsualWaitProps) => {
  const wait = useWait(wanted)
  return <p className={classes.wait}>{wait && usualWaitText(wait)}</p>
}
