import { contract } from '@visage/contract'
import type { Receipt } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { pollPauseMs } from './poll-pause.ts'

/** Whether a payment may still come for a receipt that has none. */
export const isAwaited = ({ billing_info: { last_payment }, state }: Receipt): boolean =>
  last_payment === null && state !== 'ended' && state !== 'cancelled'

/** The receipt of one subscription, asked for again until its payment has arrived. */
export const useReceipt = (subscriptionId: string) =>
  useQuery({
    queryKey: ['receipt', subscriptionId],
    queryFn: ({ signal }) =>
      call(contract.billing.readReceipt, { body: { subscription_id: subscriptionId } }, { signal }),
    enabled: subscriptionId !== '',
    refetchInterval: ({ state }) => (state.data && isAwaited(state.data) ? pollPauseMs(state.dataUpdateCount) : false),
    refetchIntervalInBackground: true,
  })
