import { Link } from 'react-router'
import { Faq } from '../components/faq.tsx'
import type { FaqItem } from '../components/faq.tsx'
import classes from './questions.module.css'

export const HOME_QUESTIONS: readonly FaqItem[] = [
  {
    question: 'What is Visage?',
    answer:
      'A web platform where brands, marketers and creators build AI virtual influencers. You start with a face, and the face becomes the person you work with.',
  },
  {
    question: 'How do I create an influencer?',
    answer:
      'Open Face Generation, choose Women or Men, and either type three names to blend or describe the face in your own words. Press Generate Face and watch it develop. The result is kept in your gallery.',
  },
  {
    question: 'Will the face look like a real person?',
    answer:
      'No. A name is only a starting point for a new, fictional face; it is never used to find or copy anybody’s likeness. The people on this page do not exist either.',
  },
  {
    question: 'Is there a free trial?',
    answer:
      'Yes. Every new account starts with 7 days and the limits of the Basic plan: 3 faces, 15 images and 5 videos. You do not need a card to start.',
  },
  {
    question: 'What do the plans cost?',
    answer: (
      <>
        Basic is $12.99, Advanced $24.99 and Premium $39.99 a month; in India ₹999, ₹1999 and ₹2999. What each one
        includes is on the <Link to="/pricing">pricing page</Link>.
      </>
    ),
  },
  {
    question: 'Who owns what I make?',
    answer:
      'Paid members own the assets they create. During the free trial you receive a non-commercial licence. You must be 18 or older to use Visage.',
  },
]

export const Questions = () => (
  <section id="questions" className={classes.questions} aria-labelledby="questions-title">
    <h2 id="questions-title" className={classes.title}>
      Questions, answered straight
    </h2>
    <Faq items={HOME_QUESTIONS} />
  </section>
)
