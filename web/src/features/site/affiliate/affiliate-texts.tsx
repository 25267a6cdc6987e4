import { Link } from 'react-router'
import { PATHS } from '../../../lib/paths.ts'
import type { FaqItem } from '../components/faq.tsx'
import { OPERATOR } from '../operator.ts'
import { OutsideLink } from '../components/outside-link.tsx'

export const AFFILIATE_STEPS = [
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
        Fill in the <OutsideLink href={OPERATOR.affiliateFormUrl}>application form</OutsideLink>. A person reads it, and
        if you are admitted, the answer contains your link and your access to the affiliate dashboard.
      </>
    ),
  },
  {
    question: 'Where do I see what I have earned?',
    answer: (
      <>
        On the <OutsideLink href={OPERATOR.affiliateDashboardUrl}>affiliate dashboard</OutsideLink>, which an outside
        service runs for us: who came through your link, what they paid and what you earned. You receive access when you
        are admitted.
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
