import { Faq } from '../components/faq.tsx'
import { HOME_QUESTIONS } from './home-questions.tsx'
import classes from './questions.module.css'

export const Questions = () => (
  <section id="questions" className={classes.questions} aria-labelledby="questions-title">
    <h2 id="questions-title" className={classes.title}>
      Questions, answered straight
    </h2>
    <Faq items={HOME_QUESTIONS} />
  </section>
)
