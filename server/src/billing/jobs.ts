import { defineJob } from '../program/define-job.ts'
import { billingMailJob } from './subscriptions/billing-mails.ts'
import { cancellationJob } from './subscriptions/cancellation.ts'
import { cancelAtProvider, reconcileSubscriptions } from './subscriptions/reconcile-subscriptions.ts'

const reconciliationJob = defineJob({
  name: 'reconcile-subscriptions',
  options: {
    concurrency: 1,
    retryLimit: 2,
    retryDelaySeconds: 600,
    expireSeconds: 4 * 60 * 60,
    schedule: '23 3 * * *',
  },
  handle: async (ctx, _payload, signal) => {
    await reconcileSubscriptions(ctx, signal)
  },
})

export const billingJobs = [
  billingMailJob,
  defineJob({
    ...cancellationJob,
    handle: (ctx, { subscriptionId }, signal) => cancelAtProvider(ctx, { subscriptionId, signal }),
  }),
  reconciliationJob,
]
