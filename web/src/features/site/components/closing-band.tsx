import { useId } from 'react'
import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import classes from './closing-band.module.css'

/** The last word of a public page: one sentence and the way in. */
export const ClosingBand = ({ title }: { title: string }) => {
  const titleId = useId()
  return (
    <section className={classes.closing} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <ButtonLink to={PATHS.login} size="large">
        Start the free trial
      </ButtonLink>
    </section>
  )
}
