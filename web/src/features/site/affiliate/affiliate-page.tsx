import { PATHS } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Band } from '../components/band.tsx'
import { Faq } from '../components/faq.tsx'
import { OutsideLink } from '../components/outside-link.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { Steps } from '../components/steps.tsx'
import { OPERATOR } from '../operator.ts'
import classes from './affiliate-page.module.css'
import { AFFILIATE_QUESTIONS, AFFILIATE_STEPS } from './affiliate-texts.tsx'

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
      <OutsideLink href={OPERATOR.affiliateFormUrl} className={buttonClass({ variant: 'primary', size: 'large' })}>
        Apply
      </OutsideLink>
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
