import classes from './steps.module.css'

type Step = { title: string; text: string }

/** Numbered steps in a row. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={classes.steps}>
    {steps.map(({ title, text }) => (
      <li key={title} className={classes.step}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.text}>{text}</p>
      </li>
    ))}
  </ol>
)
