import { PLANS, PROVIDERS } from '@visage/contract'
import { html } from '@visage/server/html'
import type { Html } from '@visage/server/html'
import { renderDevPage } from '../pages/dev-page.ts'
import { priceOf } from './change-subscription.ts'
import { HABITS } from './sandbox-subscription.ts'
import type { SandboxSubscription } from './sandbox-subscription.ts'

/** Where PayPal's page sends people; Razorpay's has no way back. */
export const checkoutReturnUrl = ({
  id,
  checkoutToken,
  returnUrl,
  cancelUrl,
  state,
}: SandboxSubscription): string | null => {
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

/** A price as people of the provider's part of the world write it. */
export const priceText = (subscription: SandboxSubscription, amount = priceOf(subscription)): string => {
  const { provider } = subscription
  const { currency } = PROVIDERS[provider]
  return new Intl.NumberFormat(HABITS[provider].locale, { style: 'currency', currency }).format(amount / 100)
}

/** The name of the provider whose page this is instead. */
export const providerLabel = ({ provider }: Pick<SandboxSubscription, 'provider'>): string => PROVIDERS[provider].label

export const SANDBOX_MARK = 'Sandbox: no money moves'

const page = (subscription: SandboxSubscription, body: Html): string =>
  renderDevPage({
    title: `Pay for ${PLANS[subscription.plan].name}, sandbox`,
    mark: SANDBOX_MARK,
    body,
  })

const facts = (subscription: SandboxSubscription): Html => html`<dl>
<dt>Plan</dt><dd>${PLANS[subscription.plan].name}, by the month</dd>
<dt>Price</dt><dd class="price">${priceText(subscription)}</dd>
<dt>Subscription</dt><dd><code>${subscription.id}</code></dd>
</dl>`

type CheckoutNote = 'declined' | 'closed' | null

const paymentForm = (subscription: SandboxSubscription, note: CheckoutNote): Html => html`<h1>Pay for Visage</h1>
<p>This page stands in for ${providerLabel(subscription)}. Choose how the payment goes.</p>
${note === 'declined' && html`<p class="wrong" role="alert">The payment was declined. Nothing was paid. You can try again.</p>`}
${facts(subscription)}
<form method="post">
<button name="answer" value="pay">Pay ${priceText(subscription)}</button>
<button class="quiet" name="answer" value="decline">Decline</button>
<button class="quiet" name="answer" value="close">Close</button>
</form>`

const closing = (subscription: SandboxSubscription, { heading, text, backUrl }: Record<string, string>): Html =>
  html`<h1>${heading ?? ''}</h1>
<p role="status">${text ?? ''} You can close this page.</p>
${facts(subscription)}
<p><a href="${backUrl ?? '/pricing'}">Back to Visage</a></p>`

/** The page on which a subscription is paid, declined or left alone; afterwards it says how that went. */
export const renderCheckoutPage = (subscription: SandboxSubscription, note: CheckoutNote): string => {
  const { state, id } = subscription
  const paidUrl = checkoutReturnUrl(subscription) ?? `/paymentSuccess?${new URLSearchParams({ subscription_id: id })}`
  if (state === 'cancelled' || state === 'expired')
    return page(
      subscription,
      closing(subscription, { heading: 'This page is no longer open', text: 'Nothing can be paid here any more.' }),
    )
  if (state !== 'created')
    return page(
      subscription,
      closing(subscription, { heading: 'Paid', text: 'The payment went through.', backUrl: paidUrl }),
    )
  if (note === 'closed')
    return page(
      subscription,
      closing(subscription, { heading: 'Nothing was paid', text: 'You have left the payment.' }),
    )
  return page(subscription, paymentForm(subscription, note))
}

/** The page for an address that leads to no subscription. */
export const renderLostCheckoutPage = (): string =>
  renderDevPage({
    title: 'No such payment, sandbox',
    mark: SANDBOX_MARK,
    body: html`<h1>There is no such payment</h1>\n<p>Please start again from the plans.</p>\n<p><a href="/pricing">To the plans</a></p>`,
  })
