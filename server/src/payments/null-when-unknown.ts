import { UnknownSubscriptionError } from './payment-provider.ts'

/** What was asked for, or null when the provider does not know it. */
export const nullWhenUnknown = async <Found>(ask: () => Promise<Found>): Promise<Found | null> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof UnknownSubscriptionError) return null
    throw error
  }
}
