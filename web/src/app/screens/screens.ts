import { lazy } from 'react'
import type { ComponentType } from 'react'
import { PATHS } from '../../lib/routing/paths.ts'

const screen = (load: () => Promise<ComponentType>) => ({
  load,
  Screen: lazy(async () => ({ default: await load() })),
})

type Screen = ReturnType<typeof screen>

/** Signed-in pages by path. They are loaded here: the router would reload, for ever, a page whose script is gone. */
const SCREENS: Readonly<Record<string, Screen>> = {
  [PATHS.influencers]: screen(async () => (await import('./influencers.tsx')).Influencers),
  [PATHS.gallery]: screen(async () => (await import('./gallery.tsx')).Gallery),
  [PATHS.collections]: screen(async () => (await import('./collections.tsx')).Collections),
  [PATHS.batch]: screen(async () => (await import('./batch.tsx')).Batch),
  [PATHS.profile]: screen(async () => (await import('./profile.tsx')).Profile),
  [PATHS.feedback]: screen(async () => (await import('../../features/feedback/feedback-screen.tsx')).FeedbackScreen),
  [PATHS.cases]: screen(async () => (await import('../../features/cases/cases-screen.tsx')).CasesScreen),
  [PATHS.subscription]: screen(
    async () => (await import('../../features/billing/subscription/subscription-screen.tsx')).SubscriptionScreen,
  ),
  [PATHS.address]: screen(
    async () => (await import('../../features/billing/checkout/address-screen.tsx')).AddressScreen,
  ),
  [PATHS.paymentSuccess]: screen(
    async () => (await import('../../features/billing/payment/payment-success-screen.tsx')).PaymentSuccessScreen,
  ),
}

export const findScreen = (path: string): Screen | undefined => SCREENS[path]

/** Fetches the script of a page that is likely to come next. */
export const prefetchScreen = (path: string): void =>
  void findScreen(path)
    ?.load()
    .catch(() => undefined)
