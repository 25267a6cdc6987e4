import { AppError } from '@visage/server/app-error'
import { standInSecurityHeader } from '@visage/server/content-security'
import type { Config } from '@visage/server/env'
import { parseForms } from '@visage/server/read-request'
import type { Clock } from '@visage/server/time'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../pages/dev-page.ts'
import { SANDBOX_ACTIONS } from './change-subscription.ts'
import { checkoutReturnUrl, renderCheckoutPage, renderLostCheckoutPage } from './checkout-page.ts'
import { DELIVERIES } from './deliver-events.ts'
import { renderDevPaymentsPage } from './dev-payments-page.ts'
import { CHECKOUT_PATH } from './open-payment-sandbox.ts'
import type { PaymentSandbox } from './open-payment-sandbox.ts'
import { FAULTS } from './sandbox-server.ts'

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
