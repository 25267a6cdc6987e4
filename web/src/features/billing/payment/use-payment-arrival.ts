import { useQueryClient } from '@tanstack/react-query'
import type { CurrentPlan } from '@visage/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { clearPlanChoice } from '../../../lib/session/sign-in-intent.ts'
import { refreshBilling, useCurrentPlan } from '../billing-queries.ts'

const firstMs = 2000
const longestMs = 15_000
const growth = 1.15

/** How long to wait before asking again whether a payment has come: soon at first, then ever more gently. */
export const pollPauseMs = (asked: number): number => Math.min(longestMs, Math.round(firstMs * growth ** asked))

type Pending = NonNullable<CurrentPlan['pending']>

export const receiptPath = (subscriptionId: string) =>
  `${PATHS.paymentSuccess}?subscription_id=${encodeURIComponent(subscriptionId)}`

/** Watches over a payment that was begun here or in another tab, and leads to its receipt once it has come. */
export const usePaymentArrival = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const query = useCurrentPlan({ refetchInterval: (plan, asked) => (plan?.pending ? pollPauseMs(asked) : false) })
  const plan = query.data
  const [watched, setWatched] = useState<Pending | null>(null)
  if (plan?.pending && plan.pending.subscription_id !== watched?.subscription_id) setWatched(plan.pending)

  const isOver = watched !== null && plan !== undefined && plan.pending === null
  const hasArrived = isOver && plan.subscription_id === watched.subscription_id && plan.state === 'active'
  const arrivedId = hasArrived ? watched.subscription_id : null
  useEffect(() => {
    if (arrivedId === null) return
    clearPlanChoice()
    refreshBilling(queryClient)
    // The waiting page is over: the back button leads before it.
    void navigate(receiptPath(arrivedId), { replace: true })
  }, [arrivedId, navigate, queryClient])

  return {
    query,
    plan,
    pending: plan?.pending ?? null,
    hasArrived,
    /** The plan whose payment was given up or ran out. */
    lapsed: isOver && !hasArrived ? watched.plan : null,
  }
}

export type PaymentArrival = ReturnType<typeof usePaymentArrival>
