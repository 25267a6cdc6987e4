import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getGoogleToken } from '../../account/testing/stand-in-google.ts'
import { createVisitor } from '../../account/testing/visitor.ts'
import { allowances, ledger, referrals } from '../../db/schema.ts'
import { createSubscriber, startBillingServer } from '../testing/billing-server.ts'
import type { BillingServer } from '../testing/billing-server.ts'
import { addAffiliate, describeAffiliates } from './manage-affiliates.ts'
import { writeReferrals } from './referrals.ts'

const password = 'correct horse battery'
const ownerEmail = 'owner@example.com'

let server: BillingServer
beforeAll(async () => {
  server = await startBillingServer({ env: { TRUST_PROXY: '127.0.0.1' } })
  await addAffiliate(server.ctx, { code: 'Studio-9', email: ownerEmail, createdAt: server.clock.now() })
})
afterAll(() => server[Symbol.asyncDispose]())

const signUp = async (refCode?: string, email?: string) => {
  const visitor = createVisitor(server, email === undefined ? {} : { email })
  const mails = await server.client.countMails(visitor.email)
  const ref = refCode === undefined ? {} : { ref_code: refCode }
  const body = { email: visitor.email, name: 'Ada', password, ...ref }
  expect((await visitor.post('/create_profile/', body)).status).toBe(201)
  const answer = await visitor.post('/verify_otp/', { email: visitor.email, otp: await visitor.readCode(mails) })
  expect(answer.status).toBe(200)
  const { profile, access, refresh } = answer.body
  return {
    id: profile.user_id as string,
    email: visitor.email,
    password,
    access: access as string,
    refresh: refresh as string,
  }
}
type User = Awaited<ReturnType<typeof signUp>>

const creditsOf = async ({ access }: User): Promise<number> =>
  (await server.client.request('GET', '/usage', { token: access })).body.credits
const remove = ({ id, email, access }: User) =>
  server.client.post('/delete-profile/', { user_id: id, email }, { token: access })

describe('the bonus for coming through an affiliate', () => {
  // Proves: referral-credits
  test('is 50 credits, shown in the statement, whatever the case of the code', async () => {
    const person = await signUp('STUDIO-9')
    expect(await creditsOf(person)).toBe(50)
    const { body } = await server.client.request('GET', '/billing/statement', { token: person.access })
    expect(body.lines).toMatchObject([{ type: 'grant', amount: 50, meter: 'credits', kind: null, is_open: false }])
    expect(body.lines[0].note).toContain('affiliate link')
  })

  test('comes with a sign-up through Google too', async () => {
    const email = 'through-google@example.com'
    const token = await getGoogleToken(server, { email })
    const body = { email, name: 'Ada', password, google_password: email, google_token: token, ref_code: 'studio-9' }
    const { status, body: signedIn } = await createVisitor(server).post('/create_profile/', body)
    expect(status).toBe(201)
    expect(await creditsOf({ id: '', email, password, ...signedIn })).toBe(50)
  })

  test.each(['nobody', '', "'; drop table users", '💡', '%00', 'studio-9 '])(
    'is nothing for the code %j',
    async (code) => {
      expect(await creditsOf(await signUp(code))).toBe(0)
    },
  )

  test("is nothing for one's own code, in whatever spelling of the address", async () => {
    const own = await signUp('studio-9', ownerEmail)
    const tagged = await signUp('studio-9', 'owner+again@example.com')
    expect([await creditsOf(own), await creditsOf(tagged)]).toEqual([0, 0])
    expect(await server.ctx.db.$count(referrals, eq(referrals.userId, own.id))).toBe(0)
  })

  test('comes once a person, and so does the trial: not again after a deletion, nor with a tag', async () => {
    const email = 'once@example.com'
    const first = await signUp('studio-9', email)
    expect(await creditsOf(first)).toBe(50)
    expect((await remove(first)).status).toBe(204)
    const areCodes = async () => (await server.client.readMails(email)).map((mail) => /\b\d{6}\b/.test(mail))
    await expect.poll(areCodes, { message: 'the farewell, and none before it' }).toEqual([false])
    server.clock.advance(60_000)
    for (const again of [await signUp('studio-9', email), await signUp('studio-9', 'Once+two@example.com')]) {
      const { body } = await server.client.request('GET', '/usage', { token: again.access })
      expect(body).toMatchObject({ credits: 0, trial: null, meters: { faces: { limit: 0 } } })
      expect(await server.ctx.db.$count(allowances, eq(allowances.userId, again.id))).toBe(0)
      expect(await server.ctx.db.$count(ledger, eq(ledger.userId, again.id))).toBe(0)
    }
  })
})

describe('what an affiliate earns', () => {
  // Proves: referral-quarter
  test('is a quarter of what the people paid, less refunds, also after they have left, as page and as CSV', async () => {
    const code = 'earner'
    const owner = await signUp(undefined, 'earner@example.com')
    await addAffiliate(server.ctx, { code, email: owner.email, createdAt: server.clock.now() })
    const get = (path: string) => server.client.request('GET', path, { token: owner.access })
    expect((await get('/affiliate')).body.affiliate).toEqual({
      code,
      link: `${server.ctx.config.publicUrl}/?ref=earner`,
      people: 0,
      payments: [],
      earned: {},
    })
    const [indian, american] = [
      createSubscriber(server, await signUp(code), 'razorpay'),
      createSubscriber(server, await signUp(code), 'paypal'),
    ]
    for (const person of [indian, american]) await person.saveAddress()
    const { id, paymentId } = await indian.subscribe('basic')
    indian.scripted.refund(id, paymentId, 9_900)
    await indian.deliver(id)
    await american.subscribe('premium')
    expect((await remove(american.user)).status).toBe(204)
    const { affiliate } = (await get('/affiliate')).body
    expect(affiliate.people).toBe(2)
    expect(affiliate.earned).toEqual({ INR: 22_500, USD: 74_975 })
    expect(affiliate.payments).toMatchObject([
      { plan: 'premium', amount: 299_900, commission: 74_975, currency: 'USD' },
      { plan: 'basic', amount: 90_000, commission: 22_500, currency: 'INR' },
    ])
    const csv = await get('/affiliate/referrals.csv')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="referrals.csv"')
    const lines = csv.body.split('\r\n')
    expect(lines[0]).toBe('Affiliate,Paid at,Plan,Amount,Commission,Currency')
    expect(lines[1]).toMatch(/^earner,\d{4}-\d\d-\d\dT[\d:.]+Z,Premium,2999\.00,749\.75,USD$/)
    expect(lines[2]).toMatch(/,Basic,900\.00,225\.00,INR$/)
    expect(lines.slice(3)).toEqual([''])
    expect(await writeReferrals(server.ctx, code)).toBe(csv.body)
    expect(await describeAffiliates(server.ctx)).toContain('earner  earner@example.com  2 people  ')
  })

  test('is told to nobody else', async () => {
    const person = await signUp()
    const own = { token: person.access }
    expect((await server.client.request('GET', '/affiliate', own)).body).toEqual({ affiliate: null })
    expect((await server.client.request('GET', '/affiliate/referrals.csv', own)).status).toBe(404)
    expect((await server.client.request('GET', '/affiliate/referrals.csv')).status).toBe(401)
  })
})

describe('adding an affiliate', () => {
  test.each([
    [{ code: 'a b', email: 'x@example.com' }, 'cannot be a code'],
    [{ code: '=1+1', email: 'x@example.com' }, 'cannot be a code'],
    [{ code: 'fine', email: 'nobody' }, 'is no email address'],
    [{ code: 'STUDIO-9', email: 'x@example.com' }, 'has an affiliate already'],
    [{ code: 'other', email: ownerEmail }, 'has an affiliate already'],
  ])('refuses %j', async (wanted, sentence) => {
    await expect(addAffiliate(server.ctx, { ...wanted, createdAt: new Date() })).rejects.toThrow(sentence)
  })

  test('says so when a code is unknown', async () => {
    await expect(writeReferrals(server.ctx, 'nobody')).rejects.toThrow('There is no affiliate with the code nobody.')
  })
})
