import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { currencyOf, featuresOf, PAYMENT_PROVIDERS, PLAN_KEYS, PLANS, providerOf, PROVIDERS } from '@visage/contract'
import type { Checkout, contract, Currency, OutputOf, PaymentProviderName, PlanKey } from '@visage/contract'
import { findPerson } from '../../account/users/persons.ts'
import { planOf, PaymentRefusedError } from '../../adapters/payments/payment-provider.ts'
import type { NewSubscription } from '../../adapters/payments/payment-provider.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { rememberedCalls } from '../../idempotency/remembered-calls.ts'
import type { RepeatableCall } from '../../idempotency/remembered-calls.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'
import { dayMs, hourMs } from '../../lib/time.ts'
import { findAddress } from '../addresses/store.ts'
import { orUnavailable, findAtProvider } from '../subscriptions/at-provider.ts'
import { queueCancellation } from '../subscriptions/cancellation.ts'
import { mayAsk, refreshSubscription } from '../subscriptions/refresh-subscription.ts'
import {
  addSubscription,
  listBegunSince,
  listLiveSubscriptions,
  lockSubscriptions,
  findSubscription,
  leaseSubscription,
  saveCheckout,
  updateSubscription,
} from '../subscriptions/store.ts'
import type { Subscription } from '../subscriptions/store.ts'

/** Longer than a call to a provider takes. */
const checkoutLeaseMs = 60_000
const pollMs = 200
const maxPolls = 100

type Input = {
  subscription: Subscription
  /** Whether this call has just added it, leased to itself, so that the provider cannot know it yet. */
  isNew: boolean
  customer: NewSubscription['customer']
}

const findCheckout = ({ providerId, checkoutUrl }: Subscription): Checkout | undefined =>
  providerId !== null && checkoutUrl !== null ? { subscription_id: providerId, short_url: checkoutUrl } : undefined

const create = async (ctx: Context, { subscription, isNew, customer }: Input): Promise<Subscription | undefined> => {
  const { id, provider, plan } = subscription
  const found = isNew ? undefined : await findAtProvider(ctx, subscription)
  if (found) return found
  const { publicUrl } = ctx.config
  const { id: providerId, checkoutUrl } = await ctx.payments[provider].createSubscription({
    reference: id,
    plan,
    customer,
    returnUrl: `${publicUrl}/paymentSuccess`,
    cancelUrl: `${publicUrl}/pricing`,
    isFresh: true,
  })
  return saveCheckout(ctx.db, id, { providerId, checkoutUrl })
}

const createOrGiveUp = async (ctx: Context, input: Input): Promise<Subscription | undefined> => {
  const { id } = input.subscription
  try {
    return await create(ctx, input)
  } catch (error) {
    await updateSubscription(ctx.db, id, {
      leaseUntil: null,
      ...(error instanceof PaymentRefusedError ? { state: 'ended' } : {}),
    })
    throw error
  }
}

/** Waits for another call, such as that of a second tab, to have begun the same subscription. */
const awaitOther = async (ctx: Context, id: string): Promise<Subscription | undefined> => {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const row = await findSubscription(ctx.db, id)
    if (!row || row.providerId !== null || row.leaseUntil === null) return row
    await wait(pollMs)
  }
  return undefined
}

/** Cancels what was begun for an account or a choice that is gone meanwhile. */
const withdraw = async (ctx: Context, { id, providerId }: Subscription): Promise<never> => {
  if (providerId !== null)
    await inTransaction(ctx.db, async (tx) => {
      await updateSubscription(tx, id, { state: 'pending' })
      await queueCancellation(ctx, tx, id)
    })
  throw new AppError('conflict')
}

/** The page of a subscription, which is begun at its provider by one call at a time and only once. */
const beginAtProvider = async (ctx: Context, input: Input): Promise<Checkout> => {
  const { id } = input.subscription
  const known = findCheckout(input.subscription)
  if (known) return known
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + checkoutLeaseMs)
  const leased = input.isNew || (await leaseSubscription(ctx.db, { id, now, until }))
  const begun = leased ? await orUnavailable(ctx, createOrGiveUp(ctx, input)) : await awaitOther(ctx, id)
  const row = begun ?? (await findSubscription(ctx.db, id))
  if (row?.userId === null || row?.state === 'ended') await withdraw(ctx, row)
  const checkout = row && findCheckout(row)
  if (checkout) return checkout
  throw new AppError('unavailable', 'Your payment page is being prepared. Please try again in a moment.')
}

const NO_ADDRESS = 'Please save your billing address first.'
/** Said where the address is not one that pays in this currency. */
const REFUSALS: Record<Currency, string> = {
  INR: 'This plan is paid in rupees and needs a billing address in India. Please choose it again from the pricing page.',
  USD: 'Your billing address is in India, so your plan is paid in rupees. Please choose it again from the pricing page.',
}

/** Who pays, from the saved billing address; refuses an address that this provider is not for. */
const readPayer = async (
  { db }: Context,
  { userId, provider }: { userId: string; provider: PaymentProviderName },
): Promise<NewSubscription['customer']> => {
  const [person, address] = [await findPerson(db, userId), await findAddress(db, userId)]
  if (!person) throw new AppError('unauthenticated')
  if (!address) throw new AppError('conflict', NO_ADDRESS)
  const { currency } = PROVIDERS[provider]
  if (currencyOf(address.country) !== currency) throw new AppError('conflict', REFUSALS[currency])
  return { name: address.fullName, email: person.email, phone: address.phoneNumber }
}

/** Throws `rate_limited` for a person who has begun very many subscriptions within a day. */
const refuseCheckoutFlood = async (ctx: Context, tx: Tx, userId: string): Promise<void> => {
  const now = ctx.clock.now()
  const { checkouts } = ctx.config.limits
  const begun = await listBegunSince(tx, { userId, since: new Date(now.getTime() - dayMs) })
  const oldest = begun[checkouts - 1]
  if (!oldest) return
  throw new AppError(
    'rate_limited',
    `You have chosen a plan ${checkouts} times within a day. Please pay on the page that is open, or choose again tomorrow.`,
    { details: { retry_after_seconds: Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1000) } },
  )
}

/** Providers forget a page that nobody pays on after some hours. */
const pageLifetimeMs = 2 * hourMs

const answers = rememberedCalls<Checkout>('plan')

type Choice = RepeatableCall & { planId: string; provider: PaymentProviderName }
type PlanRequest = Pick<Choice, 'userId' | 'planId' | 'provider'> & { plan: PlanKey }

const readPlan = ({ payments }: Context, { provider, planId }: Choice): PlanKey => {
  const plan = planOf(payments[provider], planId)
  if (plan) return plan
  const message = PAYMENT_PROVIDERS.some((other) => planOf(payments[other], planId))
    ? 'This plan is paid in another way. Please choose it again from the pricing page.'
    : 'There is no such plan. Please choose it again from the pricing page.'
  throw fieldError('plan_id', message)
}

const isOpenPage = (ctx: Context, row: Subscription, { planId, provider }: PlanRequest): boolean =>
  row.state === 'pending' &&
  row.provider === provider &&
  row.planId === planId &&
  ctx.clock.now().getTime() - row.createdAt.getTime() < pageLifetimeMs

/** Asks about pages that may have been paid on meanwhile, so that nobody is sent to pay twice. */
const refreshOpenPages = async (ctx: Context, wanted: PlanRequest): Promise<void> => {
  for (const row of await listLiveSubscriptions(ctx.db, wanted.userId))
    if (row.providerId !== null && isOpenPage(ctx, row, wanted) && (await mayAsk(ctx, row.id)))
      await orUnavailable(ctx, refreshSubscription(ctx, row.id))
}

/** The choice that is open already, or a new one in the place of other open ones. */
const openChoice = (
  ctx: Context,
  { userId, planId, provider, plan }: PlanRequest,
): Promise<{ row: Subscription; isNew: boolean }> =>
  inTransaction(ctx.db, async (tx) => {
    await lockSubscriptions(tx, userId)
    const live = await listLiveSubscriptions(tx, userId)
    if (live.some((row) => row.state === 'active' && row.plan === plan))
      throw new AppError('conflict', 'This is your current plan.')
    // Older ones wait for their cancellation: who paid on one of their pages would lose what they paid for.
    const newest = live.find((row) => row.state === 'pending')
    const open = newest && isOpenPage(ctx, newest, { userId, planId, provider, plan }) ? newest : undefined
    if (!open) await refuseCheckoutFlood(ctx, tx, userId)
    for (const row of live) if (row.state === 'pending' && row.id !== open?.id) await queueCancellation(ctx, tx, row.id)
    if (open) return { row: open, isNew: false }
    const createdAt = ctx.clock.now()
    const row = await addSubscription(tx, {
      id: randomUUID(),
      userId,
      provider,
      plan,
      planId,
      state: 'pending',
      leaseUntil: new Date(createdAt.getTime() + checkoutLeaseMs),
      createdAt,
    })
    return { row, isNew: true }
  })

/**
 * Begins a subscription and answers the page on which it is paid. Our row comes first, so that whatever is cut off can
 * be found again by its id; a choice that is open answers the same page.
 */
export const choosePlan = async (ctx: Context, choice: Choice): Promise<Checkout> => {
  const { userId, planId, provider } = choice
  const earlier = await answers.find(ctx.db, choice, ctx.clock.now())
  if (earlier) return earlier
  const wanted = { userId, planId, provider, plan: readPlan(ctx, choice) }
  const customer = await readPayer(ctx, { userId, provider })
  await refreshOpenPages(ctx, wanted)
  const { row, isNew } = await openChoice(ctx, wanted)
  const answer = await beginAtProvider(ctx, { subscription: row, isNew, customer })
  await answers.remember(ctx.db, choice, { answer, now: ctx.clock.now() })
  return answer
}

/** The plans as they are sold, with their ids at the payment providers. */
export const listPlans = ({ payments }: Context): OutputOf<typeof contract.billing.listPlans> => ({
  plans: PLAN_KEYS.map((id) => {
    const { name, description, prices, limits } = PLANS[id]
    return {
      id,
      name,
      description,
      planId: payments[providerOf('INR')].planIds[id],
      otherplanId: payments[providerOf('USD')].planIds[id],
      prices,
      limits: { faceGeneration: limits.faces, imageGeneration: limits.images, videoGeneration: limits.videos },
      features: featuresOf(PLANS[id]),
    }
  }),
  is_sandbox: payments.isSandbox,
})
