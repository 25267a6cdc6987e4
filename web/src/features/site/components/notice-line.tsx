import type { Notice } from '../use-notice.ts'
import classes from './notice-line.module.css'

/** The place of a passing message below a form; keeps its height, so that nothing moves. */
export const NoticeLine = ({ notice }: { notice: Notice | null }) => (
  <output className={classes.line} data-tone={notice?.tone}>
    {notice?.text}
  </output>
)
