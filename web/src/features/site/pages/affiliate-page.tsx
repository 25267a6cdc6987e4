import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { buttonClass, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Band } from '../components/band.tsx'
import { Faq } from '../components/faq.tsx'
import type { FaqItem } from '../components/faq.tsx'
import { OutsideLink } from '../components/outside-links.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { Given, OPERATOR } from '../operator.tsx'
import classes from './affiliate-page.module.css'

const AFFILIATE_STEPS = [
  {
    title: 'Apply',
    text: 'Tell us who you are, where you publish and who listens to you. It takes five minutes.',
  },
  {
    title: 'Be admitted',
    text: 'A person reads every application. You get an answer by e-mail, and with a yes your own link.',
  },
  {
    title: 'Share your link',
    text: 'In a video, a post, a newsletter, a course. Everyone who signs up through it starts with 50 extra credits.',
  },
  {
    title: 'Earn 25%',
    text: 'You receive a quarter of each payment of the people you referred, and follow it on your dashboard.',
  },
] as const

export const AFFILIATE_QUESTIONS: readonly FaqItem[] = [
  {
    question: 'How much do I earn?',
    answer: (
      <>
        25% of each payment that a person referred by you makes for a paid plan. An Advanced plan at $24.99 a month, for
        example, brings you about $6.25 for each monthly payment. All prices are on the{' '}
        <Link to={PATHS.pricing}>pricing page</Link>.
      </>
    ),
  },
  {
    question: 'Is there a limit?',
    answer: 'No. Earnings are unlimited, and so is the number of people you may invite.',
  },
  {
    question: 'What do the people I invite get?',
    answer:
      '50 extra credits when they sign up through your link, on top of the 7-day free trial. Credits are used when the limits of the trial or of a plan are used up: a face takes 3, an image or a cloth swap 1, a video, an image to video or a song 5.',
  },
  {
    question: 'Who can become an affiliate?',
    answer:
      'Anyone aged 18 or older with an audience that Visage suits: creators, agencies, teachers, reviewers. Applications are reviewed one by one, and the size of your audience is not the only thing that counts.',
  },
  {
    question: 'How do I apply?',
    answer: (
      <>
        Fill in the{' '}
        <Given detail="affiliateFormUrl" otherwise={<Link to={PATHS.contact}>contact form</Link>}>
          <OutsideLink href={OPERATOR.affiliateFormUrl}>application form</OutsideLink>
        </Given>
        . A person reads it, and if you are admitted, the answer contains your link and your access to the affiliate
        dashboard.
      </>
    ),
  },
  {
    question: 'Where do I see what I have earned?',
    answer: (
      <>
        On the{' '}
        <Given detail="affiliateDashboardUrl" otherwise="affiliate dashboard">
          <OutsideLink href={OPERATOR.affiliateDashboardUrl}>affiliate dashboard</OutsideLink>
        </Given>
        , which an outside service runs for us: who came through your link, what they paid and what you earned. You
        receive access when you are admitted.
      </>
    ),
  },
  {
    question: 'Do I need a paid plan myself?',
    answer: (
      <>
        No. You can recommend Visage without paying for it. If you want to show your own work commercially, you need a
        paid plan, because the free licence is non-commercial. Compare them on the{' '}
        <Link to={PATHS.pricing}>pricing page</Link>.
      </>
    ),
  },
]

type Step = { title: string; text: string }

/** Numbered steps in a row. */
const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={classes.steps}>
    {steps.map(({ title, text }) => (
      <li key={title} className={classes.step}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.text}>{text}</p>
      </li>
    ))}
  </ol>
)

const FIGURES = [
  { figure: '25%', label: 'commission on each referred payment' },
  { figure: '50', label: 'extra credits for everyone who signs up through your link' },
  { figure: 'No limit', label: 'on earnings or on the people you invite' },
] as const

export const AffiliatePage = () => (
  <SitePage>
    <PageIntro
      title="Recommend Visage, earn a quarter."
      lead="The affiliate programme pays you 25% of each payment that the people you refer make. They start with 50 extra credits. Nobody loses."
    >
      <Given
        detail="affiliateFormUrl"
        otherwise={
          <ButtonLink to={PATHS.contact} variant="primary" size="large">
            Apply
          </ButtonLink>
        }
      >
        <OutsideLink href={OPERATOR.affiliateFormUrl} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Apply
        </OutsideLink>
      </Given>
      <ButtonLink to={PATHS.pricing} size="large">
        See the plans
      </ButtonLink>
    </PageIntro>
    <dl className={classes.figures}>
      {FIGURES.map(({ figure, label }) => (
        <div key={figure} className={classes.entry}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
    <Band title="Four steps" tone="light">
      <Steps steps={AFFILIATE_STEPS} />
    </Band>
    <Band title="Questions from affiliates" arrangement="beside">
      <Faq items={AFFILIATE_QUESTIONS} />
    </Band>
  </SitePage>
)
