import type { Currency } from '@visage/contract/plans'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Band } from '../components/band.tsx'
import { Faq } from '../components/faq.tsx'
import type { FaqItem } from '../components/faq.tsx'
import { mailLink } from '../components/outside-links.tsx'
import { SitePage } from '../components/site-page.tsx'
import { Given, OPERATOR } from '../operator.tsx'
import { CurrencySwitch, useCurrency } from './currency-switch.tsx'
import classes from './pricing-page.module.css'

const IN_EVERY_PLAN = [
  { title: 'Faces', text: 'Blend three names or describe a face in your own words, women and men.' },
  { title: 'Images', text: 'By prompt and pose, after a post, or from a template. Cloth swaps count as images.' },
  { title: 'Videos', text: 'From a reel or a template. Image to video and AI music count as videos.' },
  { title: 'Ownership', text: 'Paid members own the assets they create and may use them commercially.' },
] as const

const ENTERPRISE_LINK = mailLink({ to: OPERATOR.supportEmail, subject: 'Enterprise Plan Inquiry' })

export const PRICING_QUESTIONS: readonly FaqItem[] = [
  {
    question: 'What is in the free trial?',
    answer:
      '7 days with the limits of Basic: 3 faces, 15 images and 5 videos. No card is needed, and nothing is charged when it ends. Results of the trial carry a non-commercial licence.',
  },
  {
    question: 'What counts as a face, an image or a video?',
    answer:
      'Every face counts as a face. Pictures by prompt, link or template and cloth swaps count as images. Face swaps into a video, image to video and AI music count as videos. What fails or is cancelled does not count.',
  },
  {
    question: 'What happens when I reach a limit?',
    answer:
      'Bonus credits are used first, if you have any. After that you can wait for the next billing month, when all limits start anew, or change to a larger plan. Unused generations are not carried over.',
  },
  {
    question: 'In which currency do I pay?',
    answer:
      'In rupees in India and in dollars everywhere else. The page looks up the country of your connection; if it guesses wrong, change the currency above. Payment goes through Razorpay in India and PayPal elsewhere, on their own pages.',
  },
  {
    question: 'Can I cancel, and are there refunds?',
    answer: (
      <>
        You can cancel at any time; the plan stays open until the end of the month that is paid. There are no refunds
        once content has been delivered. An approved refund is processed in 2-3 business days to the original payment
        method. The <Link to={`${PATHS.terms}#refunds`}>terms</Link> have the details.
      </>
    ),
  },
  {
    question: 'What is Enterprise?',
    answer: (
      <>
        Your own limits at a price agreed with you. Tell us what you plan on the{' '}
        <Link to={PATHS.contact}>contact page</Link>
        <Given detail="supportEmail">
          , or <a href={ENTERPRISE_LINK}>write an e-mail</a> with the subject “Enterprise Plan Inquiry”
        </Given>
        .
      </>
    ),
  },
]

type PricingPageProps = {
  /** The plans, with prices in every currency marked `data-currency`; a choice is made in the one handed in. */
  Cards: ComponentType<{ currency: Currency; isCurrencyKnown: boolean }>
}

/** The plans as everybody sees them. */
export const PricingPage = ({ Cards }: PricingPageProps) => {
  const { currency, choose, isKnown } = useCurrency()
  return (
    <SitePage>
      <div className={classes.pricing}>
        <p className={classes.offer}>
          <strong>LIMITED TIME OFFER</strong> 50% off all plans
        </p>
        <div className={classes.head}>
          <div>
            <h1 className={classes.title}>Pricing</h1>
            <p className={classes.lead}>
              Start with 7 days and the limits of Basic, free and without a card. Then choose how large your cast should
              be.
            </p>
          </div>
          <CurrencySwitch value={currency} onChange={choose} />
        </div>
        <Cards currency={currency} isCurrencyKnown={isKnown} />
        <p className={classes.note}>
          Get Started leads to your billing address and from there to the payment page. Nothing is charged before you
          pay there. Every new account has its 7 free days first, with or without a plan.
        </p>
      </div>
      <Band title="In every plan" tone="light">
        <dl className={classes.included}>
          {IN_EVERY_PLAN.map(({ title, text }) => (
            <div key={title} className={classes.inclusion}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band title="Questions about the plans" arrangement="beside">
        <Faq items={PRICING_QUESTIONS} />
      </Band>
    </SitePage>
  )
}
