import type { SandboxSubscription } from './sandbox-subscription.ts'

/** Where PayPal's page sends people; Razorpay's has no way back. */
export const leaveUrl = ({ id, checkoutToken, returnUrl, cancelUrl, state }: SandboxSubscription): string | null => {
  const target = state === 'created' ? cancelUrl : returnUrl
  if (target === null) return null
  const url = new URL(target)
  for (const [name, value] of [
    ['subscription_id', id],
    ['ba_token', checkoutToken],
    ['token', checkoutToken],
  ] as const)
    url.searchParams.set(name, value)
  return url.href
}
