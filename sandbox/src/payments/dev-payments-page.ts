import { PLANS } from '@visage/contract'
import { html } from '@visage/server/html'
import type { Html } from '@visage/server/html'
import { renderDevPage } from '../pages/dev-page.ts'
import { listActions, paidUntil } from './change-subscription.ts'
import type { SandboxAction } from './change-subscription.ts'
import { priceText, providerLabel, SANDBOX_MARK } from './checkout-page.ts'
import { DELIVERIES } from './deliver-events.ts'
import type { Delivery } from './deliver-events.ts'
import { FAULTS } from './sandbox-server.ts'
import type { SandboxEvent } from './sandbox-store.ts'
import type { SandboxSubscription } from './sandbox-subscription.ts'

const ACTION_LABELS: Record<SandboxAction, string> = {
  pay: 'Pay',
  renew: 'Charge the next month',
  fail: 'Let a charge fail',
  halt: 'Stop charging',
  refund: 'Refund the last payment',
  'refund-half': 'Refund half of it',
  cancel: 'Cancel at the provider',
  expire: 'Let it lapse',
}
const DELIVERY_LABELS: Record<Delivery, string> = {
  prompt: 'are sent once',
  twice: 'are sent twice',
  held: 'are held back',
  lost: 'get lost',
}
const FAULT_LABELS: Record<(typeof FAULTS)[number], string> = {
  slow: 'come after ten seconds',
  unavailable: 'have status 503',
  cut: 'break off',
  huge: 'are huge',
  garbled: 'cannot be read',
  redirect: 'lead elsewhere',
}

const dateText = (at: Date | null): string => (at ? at.toISOString().slice(0, 10) : 'none')

const options = <Value extends string>(labels: Record<Value, string>, values: readonly Value[], chosen?: Value) =>
  values.map((value) => html`<option value="${value}"${value === chosen && ' selected'}>${labels[value]}</option>`)

const renderSubscription = (subscription: SandboxSubscription, now: Date): Html => {
  const { id, state, payments, plan } = subscription
  const last = payments.at(-1)
  const paid = last
    ? `${payments.length}, last ${priceText(subscription, last.amount)} on ${dateText(last.paidAt)}${last.refunded > 0 ? `, ${priceText(subscription, last.refunded)} given back` : ''}`
    : 'none'
  const buttons = listActions(subscription, now).map(
    (action) => html`<button class="quiet" name="action" value="${action}">${ACTION_LABELS[action]}</button>`,
  )
  return html`<section>
<h2>${providerLabel(subscription)}, ${PLANS[plan].name}</h2>
<dl>
<dt>Subscription</dt><dd><code>${id}</code></dd>
<dt>State</dt><dd>${state.replace('_', ' ')}</dd>
<dt>Payments</dt><dd>${paid}</dd>
<dt>Paid until</dt><dd>${dateText(paidUntil(subscription))}</dd>
</dl>
<form method="post" action="/dev/payments/${encodeURIComponent(id)}" class="row">${buttons}</form>
</section>`
}

type Shown = {
  subscriptions: readonly SandboxSubscription[]
  waiting: readonly SandboxEvent[]
  delivery: Delivery
  now: Date
}

/** Every subscription of the sandbox with what can happen to it, and the switches of its line to us. */
export const renderDevPaymentsPage = ({ subscriptions, waiting, delivery, now }: Shown): string =>
  renderDevPage({
    title: 'Payments of this machine',
    mark: SANDBOX_MARK,
    isWide: true,
    body: html`<h1>Payments of this machine</h1>
<p>No payment provider is set, so this sandbox stands in for Razorpay and PayPal. Here you do what would happen there.</p>
<section>
<h2>The line between us</h2>
<p>${waiting.length === 1 ? '1 webhook waits' : `${waiting.length} webhooks wait`} to be taken.</p>
<form method="post" action="/dev/payments/line" class="row">
<label>Webhooks<select name="delivery">${options(DELIVERY_LABELS, DELIVERIES, delivery)}</select></label>
<button class="quiet">Set</button>
<button class="quiet" name="release" value="oldest-first">Send what waits</button>
<button class="quiet" name="release" value="newest-first">Send what waits, newest first</button>
</form>
<form method="post" action="/dev/payments/trouble" class="row">
<label>Answers<select name="what">${options(FAULT_LABELS, FAULTS)}</select></label>
<label>How many<input type="number" name="times" min="0" max="100" value="3"></label>
<label class="check"><input type="checkbox" name="is_done" value="true">what was asked is done all the same</label>
<button class="quiet">Make trouble</button>
</form>
</section>
${subscriptions.length === 0 && html`<section><h2>No subscription yet</h2><p>Choose a plan, and it appears here.</p></section>`}
${subscriptions.map((subscription) => renderSubscription(subscription, now))}`,
  })
