import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { Currency } from '../../../lib/plan-choice.ts'
import { createQueryClient } from '../../../lib/query-client.ts'
import { ChoosablePlanCards } from './choosable-plan-cards.tsx'

/** The choosable plans for a page that stands outside of the application; loaded for signed-in people only. */
export const StandalonePlanCards = ({ currency }: { currency: Currency }) => {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ChoosablePlanCards currency={currency} hasBothPrices />
    </QueryClientProvider>
  )
}
