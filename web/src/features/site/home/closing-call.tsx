import { PATHS } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import classes from './closing-call.module.css'

export const ClosingCall = () => (
  <section className={classes.call} aria-labelledby="closing-title">
    <h2 id="closing-title" className={classes.title}>
      The first face is waiting to be described.
    </h2>
    <ButtonLink to={PATHS.login} size="large">
      Start the free trial
    </ButtonLink>
  </section>
)
