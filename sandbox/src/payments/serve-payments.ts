import { AppError } from '@visage/server/app-error'
import { standInSecurityHeader } from '@visage/server/content-security'
import type { Config } from '@visage/server/env'
import { parseForms } from '@visage/server/read-request'
import type { Clock } from '@visage/server/time'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PLANS } from '@visage/contract'
import { html } from '@visage/server/html'
import type { Html } from '@visage/server/html'
import { sendPage, renderDevPage } from '../pages/dev-page.ts'
import { SANDBOX_ACTIONS, listActions, paidUntil } from './change-subscription.ts'
import {
  checkoutReturnUrl,
  renderCheckoutPage,
  renderLostCheckoutPage,
  priceText,
  providerLabel,
  SANDBOX_MARK,
} from './checkout-page.ts'
import { DELIVERIES } from './deliver-events.ts'
import { CHECKOUT_PATH } from './open-payment-sandbox.ts'
import type { PaymentSandbox } from './open-payment-sandbox.ts'
import { FAULTS } from './sandbox-server.ts'
import type { SandboxAction } from './change-subscription.ts'
import type { Delivery } from './deliver-events.ts'
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
const renderDevPaymentsPage = ({ subscriptions, waiting, delivery, now }: Shown): string =>
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

const DEV_PAYMENTS_PATH = '/dev/payments'
const maxFormBytes = 4096
const slowMs = 10_000

/** Only a page of this machine may do what happens at a provider. */
const refuseOtherSites = async ({ headers }: FastifyRequest): Promise<void> => {
  const site = headers['sec-fetch-site'] ?? 'none'
  if (site !== 'none' && site !== 'same-origin') throw new AppError('not_found')
}

const readForm = <Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> => {
  const read = shape.safeParse(body ?? {})
  if (!read.success) throw new AppError('invalid_input', undefined, { cause: read.error })
  return read.data
}

const checkoutAnswer = z.object({ answer: z.enum(['pay', 'decline', 'close']) })
const checkoutNote = z.object({ note: z.enum(['declined', 'closed']).nullish().catch(null) })

const serveCheckout = (scope: FastifyInstance, sandbox: PaymentSandbox): void => {
  const path = `${CHECKOUT_PATH}/:token`

  scope.get<{ Params: { token: string } }>(path, async ({ params, query }, reply) => {
    const subscription = await sandbox.findCheckout(params.token)
    if (!subscription) return sendPage(reply, renderLostCheckoutPage(), 404)
    const origins = [subscription.returnUrl, subscription.cancelUrl].filter((url) => url !== null)
    reply.header('content-security-policy', standInSecurityHeader(origins.map((url) => new URL(url).origin)))
    return sendPage(reply, renderCheckoutPage(subscription, readForm(checkoutNote, query).note ?? null))
  })

  scope.post<{ Params: { token: string } }>(path, async ({ params, body }, reply) => {
    const { answer } = readForm(checkoutAnswer, body)
    const found = await sandbox.findCheckout(params.token)
    if (!found) return sendPage(reply, renderLostCheckoutPage(), 404)
    const here = `${CHECKOUT_PATH}/${encodeURIComponent(params.token)}`
    if (answer === 'decline') return reply.redirect(`${here}?note=declined`, 303)
    const subscription = (answer === 'pay' ? await sandbox.perform(found.id, 'pay') : undefined) ?? found
    return reply.redirect(checkoutReturnUrl(subscription) ?? (answer === 'pay' ? here : `${here}?note=closed`), 303)
  })
}

const actionForm = z.object({ action: z.enum(SANDBOX_ACTIONS) })
const lineForm = z.object({
  delivery: z.enum(DELIVERIES),
  release: z.enum(['oldest-first', 'newest-first']).optional(),
})
const faultForm = z.object({
  what: z.enum(FAULTS),
  times: z.coerce.number().int().min(0).max(100),
  is_done: z.literal('true').optional(),
})

const serveSwitches = (scope: FastifyInstance, sandbox: PaymentSandbox, clock: Clock): void => {
  const { deliveries } = sandbox
  scope.addHook('onRequest', refuseOtherSites)
  const back = (reply: FastifyReply) => reply.redirect(DEV_PAYMENTS_PATH, 303)

  scope.get(DEV_PAYMENTS_PATH, async (_request, reply) => {
    const [subscriptions, waiting] = await Promise.all([sandbox.listSubscriptions(), deliveries.listWaiting()])
    const delivery = deliveries.readDelivery()
    return sendPage(reply, renderDevPaymentsPage({ subscriptions, waiting, delivery, now: clock.now() }))
  })

  scope.post(`${DEV_PAYMENTS_PATH}/line`, async ({ body }, reply) => {
    const { delivery, release } = readForm(lineForm, body)
    deliveries.setDelivery(delivery)
    if (release) await deliveries.release(release)
    return back(reply)
  })

  scope.post(`${DEV_PAYMENTS_PATH}/trouble`, async ({ body }, reply) => {
    const { what, times, is_done: isDone } = readForm(faultForm, body)
    sandbox.fault({ what, times, isDone: isDone === 'true', delayMs: slowMs })
    return back(reply)
  })

  scope.post<{ Params: { id: string } }>(`${DEV_PAYMENTS_PATH}/:id`, async ({ params, body }, reply) => {
    await sandbox.perform(params.id, readForm(actionForm, body).action)
    return back(reply)
  })
}

/** How this process reaches itself. */
const ownOrigin = (listeningOrigin: string): string =>
  listeningOrigin.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]')

/** The pages of the payment sandbox: those on which people pay, and the switches of those who work on this machine. */
export const servePayments = async (
  app: FastifyInstance,
  { config, clock }: { config: Config; clock: Clock },
  sandbox: PaymentSandbox,
): Promise<void> => {
  app.addHook('onListen', async function attachSandbox(this: FastifyInstance) {
    const webhooks = ownOrigin(this.listeningOrigin)
    sandbox.attach({ webhooks, pages: config.port === 0 ? webhooks : config.publicUrl })
  })
  await app.register(async (scope) => {
    parseForms(scope, maxFormBytes)
    serveCheckout(scope, sandbox)
    await scope.register(async (inner) => serveSwitches(inner, sandbox, clock))
  })
}
