import { setTimeout as wait } from 'node:timers/promises'
import type { Checkout } from '@visage/contract'
import { PaymentRefusedError } from '../../adapters/payments/payment-provider.ts'
import type { NewSubscription } from '../../adapters/payments/payment-provider.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { findAtProvider, orUnavailable } from '../subscriptions/at-provider.ts'
import { queueCancellation } from '../subscriptions/cancellation.ts'
import { findSubscription, leaseSubscription, saveCheckout, updateSubscription } from '../subscriptions/store.ts'
import type { Subscription } from '../subscriptions/store.ts'

/** Longer than a call to a provider takes. */
export const checkoutLeaseMs = 60_000
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
export const beginAtProvider = async (ctx: Context, input: Input): Promise<Checkout> => {
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
