import classes from './accent-title.module.css'
import { splitAccent } from './split-accent.ts'

type AccentTitleProps = { title: string; accent: string }

/** The words of a title, its end in the accent colour. */
export const AccentTitle = ({ title, accent }: AccentTitleProps) => {
  const parts = splitAccent(title, accent)
  return (
    <>
      {parts.plain}
      {parts.accent !== '' && <span className={classes.accent}>{parts.accent}</span>}
    </>
  )
}
