import { PageHeading } from '../../../ui/page-heading.tsx'
import { periodText } from '../usage-left.ts'
import { useUsage } from '../use-usage.ts'
import { PlanCards } from './plan-cards.tsx'
import classes from './subscription-screen.module.css'
import { UsageMeters } from './usage-meters.tsx'

/** The plans, and where the signed-in person stands. */
export const SubscriptionScreen = () => {
  const usage = useUsage()
  return (
    <div className={classes.screen}>
      <PageHeading
        title="Subscription"
        lead="What you have now, and what the plans hold. Limits are per billing month."
      />
      <section className={classes.now} aria-labelledby="now-title">
        <div className={classes.words}>
          <h2 id="now-title" className={classes.title}>
            {usage?.plan ?? (usage?.trial?.active ? 'Free trial' : 'No open plan')}
          </h2>
          <p className={classes.text}>
            {usage && `${periodText(usage)}. `}
            The trial lasts 7 days and has the limits of Basic.
          </p>
        </div>
        <div className={classes.meters}>
          <UsageMeters isCompact={false} />
        </div>
      </section>
      <PlanCards currentPlan={usage?.plan} />
      <p className={classes.notice}>
        Plans cannot be bought here yet: payment opens on this page. Until then, please ask the people who run this
        Visage if you need more than your trial holds. What you have made stays in your gallery.
      </p>
    </div>
  )
}
