import type { CurrentPlan, PaymentProviderName, PlanKey } from '@visage/contract'
import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import type { Answer, TestUser } from '../../testing/test-client.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { onlyEngine } from '../../testing/test-engines.ts'
import { applyPaymentEvent } from '../subscriptions/payment-events.ts'
import { createScriptedPayments } from './scripted-payments.ts'
import type { ScriptedPayments } from './scripted-payments.ts'

export type BillingServer = TestServer & { payments: ScriptedPayments }

type Options = { isOnServer?: boolean; env?: Record<string, string> }

/** A test server whose payment providers a test moves by hand. */
export const startBillingServer = async ({ isOnServer = false, env }: Options = {}): Promise<BillingServer> => {
  const payments = createScriptedPayments()
  const database = isOnServer ? await createTestDatabase() : undefined
  const server = await startTestServer({
    overrides: { payments, engines: onlyEngine(createFakeEngine()) },
    ...(env ? { env } : {}),
    ...(database ? { databaseUrl: database.url } : {}),
  })
  return {
    ...server,
    payments,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await database?.[Symbol.asyncDispose]()
    },
  }
}

export const INDIAN = {
  full_name: 'Asha Rao',
  phone_number: '9876543210',
  address: '12 MG Road',
  city: 'Bangalore',
  state: 'Karnataka',
  pincode: '560001',
  country: 'IN',
}
export const AMERICAN = {
  full_name: 'Ada Byron',
  phone_number: '12025550123',
  address: '1 Main Street',
  city: 'Beverly Hills',
  state: 'California',
  pincode: '90210',
  country: 'US',
}

const PATHS = { razorpay: '/subscription/', paypal: '/paypal-subscription/' } as const

/** What a signed-in person does about money, over HTTP. */
export const createSubscriber = (server: BillingServer, user: TestUser, provider: PaymentProviderName) => {
  const { client, payments, ctx, clock } = server
  const post = (path: string, body: object, headers?: Record<string, string>): Promise<Answer> =>
    client.post(path, body, { token: user.access, ...(headers ? { headers } : {}) })
  const get = (path: string): Promise<Answer> => client.request('GET', path, { token: user.access })
  const scripted = payments[provider]
  const saveAddress = (changes: object = {}) =>
    post('/create_billing/', {
      user_id: user.id,
      email: user.email,
      ...(provider === 'razorpay' ? INDIAN : AMERICAN),
      ...changes,
    })
  const choose = (plan: PlanKey, headers?: Record<string, string>) =>
    post(PATHS[provider], { user_id: user.id, plan_id: scripted.planIds[plan] }, headers)
  const deliver = (id: string) => applyPaymentEvent(ctx, provider, scripted.event(id))
  return {
    user,
    scripted,
    post,
    get,
    saveAddress,
    choose,
    /** Has the provider tell us that something is new. */
    deliver,
    plan: async (): Promise<CurrentPlan> => (await post('/get_current_plan/', { user_id: user.id })).body,
    usage: async () => (await get('/usage')).body,
    cancel: () => post('/subscription/cancel', { user_id: user.id }),
    receipt: (id: string) => post('/fetch_sub_paypal_details/', { subscription_id: id }),
    /** Signs in again, as access tokens last 15 minutes. */
    async signIn() {
      const { email, password } = user
      user.access = (await client.post('/manual_login/', { email, password })).body.access
    },
    /** Chooses a plan and pays; answers the ids at the provider. */
    async subscribe(plan: PlanKey): Promise<{ id: string; paymentId: string }> {
      const { status, body } = await choose(plan)
      if (status !== 200) throw new Error(`Not begun: ${status} ${JSON.stringify(body)}`)
      const id: string = body.subscription_id
      const paymentId = scripted.pay(id, clock.now())
      await deliver(id)
      return { id, paymentId }
    },
  }
}

export type Subscriber = ReturnType<typeof createSubscriber>

/** A new person with a billing address. */
export const signUpSubscriber = async (
  server: BillingServer,
  provider: PaymentProviderName = 'razorpay',
): Promise<Subscriber> => {
  const subscriber = createSubscriber(server, await server.client.signUp(), provider)
  await subscriber.saveAddress()
  return subscriber
}
