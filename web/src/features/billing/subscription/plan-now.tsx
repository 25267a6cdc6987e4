import { useQueryClient } from '@tanstack/react-query'
import { contract, PLANS } from '@visage/contract'
import type { CurrentPlan, Usage } from '@visage/contract'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { readSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { refreshBilling } from '../billing-queries.ts'
import { cancellationText, renewingPlanKey, summaryOf } from '../plans/plan-state.ts'
import { UsageMeters } from '../usage/usage-meters.tsx'
import classes from './plan-now.module.css'

type PlanNowProps = { plan: CurrentPlan; usage: Usage | undefined; onChangePlan: () => void }

/** Where the person stands: plan or trial, until when, and what is left. */
export const PlanNow = ({ plan, usage, onChangePlan }: PlanNowProps) => {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { title, badge, tone, text } = summaryOf(plan, usage?.trial ?? null)
  const running = renewingPlanKey(plan)

  const cancel = async () => {
    await call(contract.billing.cancelSubscription, { body: { user_id: readSession().userId } })
    refreshBilling(queryClient)
  }
  return (
    <section className={classes.now} aria-labelledby="now-title">
      <div className={classes.words}>
        <h2 id="now-title" className={classes.title}>
          {title}
          <span className={classes.badge} data-tone={tone}>
            {badge}
          </span>
        </h2>
        <p className={classes.text}>{text}</p>
        <div className={classes.actions}>
          <Button onClick={onChangePlan}>{running ? 'Change plan' : 'Choose a plan'}</Button>
          {running && (
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              Cancel plan
            </Button>
          )}
        </div>
      </div>
      <div className={classes.meters}>
        <UsageMeters isCompact={false} label="What is left" />
      </div>
      {running && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          title={`Cancel ${PLANS[running].name}?`}
          text={`${cancellationText(plan)} What you have made stays in your gallery.`}
          confirmLabel="Cancel plan"
          cancelLabel="Keep the plan"
          onConfirm={cancel}
        />
      )}
    </section>
  )
}
