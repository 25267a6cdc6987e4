import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeFieldChecks } from '../testing/describe-field-checks.ts'
import type { FieldChecks } from '../testing/describe-field-checks.ts'
import { AMERICAN, INDIAN, signUpSubscriber, startBillingServer } from './testing/billing-server.ts'
import type { BillingServer, Subscriber } from './testing/billing-server.ts'

const userId = '0b8f3c4e-6a1d-4c57-9d3a-2f6b1e5a7c90'
const email = 'somebody@example.com'

const CALLS: FieldChecks[] = [
  { path: '/get_current_plan/', body: { user_id: userId } },
  { path: '/get_address_for_existing_subscriber', body: { email } },
  { path: '/get_details_by_zip/', body: { country_code: 'DE', pincode: '10115' } },
  { path: '/create_billing/', body: { user_id: userId, email, ...INDIAN } },
  { path: '/subscription/', body: { user_id: userId, plan_id: 'razorpay-basic' } },
  { path: '/paypal-subscription/', body: { user_id: userId, plan_id: 'paypal-basic' } },
  { path: '/subscription/cancel', body: { user_id: userId } },
  { path: '/fetch_sub_paypal_details/', body: { subscription_id: 'sub_1' } },
]

let server: BillingServer
let person: Subscriber
beforeAll(async () => {
  server = await startBillingServer()
  const dir = join(server.ctx.config.dataDir, 'postal')
  await mkdir(dir)
  await writeFile(join(dir, 'GB.txt'), 'GB\tEH1\tEdinburgh\tScotland\tSCT\tCity of Edinburgh\t\t\t\t55.95\t-3.19\t4\n')
  await writeFile(join(dir, 'AU.txt'), 'AU\t3000\tMelbourne\tVictoria\tVIC\t\t\t\t\t-37.81\t144.96\t4\n')
  person = await signUpSubscriber(server)
})
afterAll(() => server[Symbol.asyncDispose]())

for (const call of CALLS)
  describeFieldChecks(call, (path, body, headers) =>
    server.client.post(path, body, {
      token: person.user.access,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )

describe('the rules of a billing address', () => {
  // Proves: billing-address-sentences
  test.each([
    [INDIAN, { phone_number: '987654321' }, 'phone_number', 'Phone number must be exactly 10 digits.'],
    [INDIAN, { phone_number: '98765 4321' }, 'phone_number', 'Phone number must be exactly 10 digits.'],
    [INDIAN, { phone_number: '98765O4321' }, 'phone_number', 'Phone number must be exactly 10 digits.'],
    [INDIAN, { phone_number: '9'.repeat(40) }, 'phone_number', 'Phone number must be exactly 10 digits.'],
    [INDIAN, { pincode: '56000123' }, 'pincode', 'Please enter a valid pincode.'],
    [INDIAN, { pincode: '56000' }, 'pincode', 'Please enter a valid pincode.'],
    [AMERICAN, { phone_number: '2025550123' }, 'phone_number', 'Phone number must be exactly 11 digits.'],
    [AMERICAN, { pincode: '9021' }, 'pincode', 'Please enter a valid pincode.'],
    [
      AMERICAN,
      { country: 'CA', phone_number: '2025550123', pincode: 'K1A0B1' },
      'pincode',
      'Please enter a valid pincode.',
    ],
    [
      AMERICAN,
      { country: 'UK', phone_number: '2025550123', pincode: 'SW1' },
      'pincode',
      'Please enter a valid pincode.',
    ],
    [
      AMERICAN,
      { country: 'AU', phone_number: '202555012', pincode: '20000' },
      'pincode',
      'Please enter a valid pincode.',
    ],
    [AMERICAN, { country: 'DE', pincode: '1011' }, 'pincode', 'Please enter a valid pincode.'],
    [AMERICAN, { country: 'ZZ', phone_number: '2025550123' }, 'country', 'Please choose a country.'],
    [AMERICAN, { country: 'us' }, 'country', 'Please choose a country.'],
    [AMERICAN, { country: 'valueOf' }, 'country', 'Please choose a country.'],
    [AMERICAN, { email: 'other@example.com' }, 'email', 'This is not the address of your account.'],
  ])('%o with %o', async (address, changes, field, sentence) => {
    const answer = await person.saveAddress({ ...address, ...changes })
    expect(answer.status).toBe(400)
    expect(answer.body.details.fields[field]).toBe(sentence)
  })

  // Proves: billing-address-saved
  test.each([
    { country: 'CA', phone_number: '6135550123', pincode: 'K1A 0B1' },
    { country: 'UK', phone_number: '2079460000', pincode: 'SW1A1AA' },
    { country: 'UK', phone_number: '2079460000', pincode: 'M11AE' },
    { country: 'AU', phone_number: '212345678', pincode: '2000' },
    { country: 'DE', phone_number: '15112345678', pincode: '10115' },
    { country: 'FR', phone_number: '1234567890', pincode: '75001' },
  ])('%o is fine', async (changes) => {
    const answer = await person.saveAddress({ ...AMERICAN, ...changes })
    expect([answer.status, answer.body]).toEqual([200, { status: 'success' }])
    const { body } = await person.post('/get_address_for_existing_subscriber', { email: person.user.email })
    expect(body.address).toEqual({ ...AMERICAN, ...changes, email: person.user.email })
  })

  // Proves: country-code-uk
  test('the United Kingdom is kept as UK, also where somebody writes GB', async () => {
    const british = { country: 'GB', phone_number: '2079460000', pincode: 'SW1A1AA' }
    expect((await person.saveAddress({ ...AMERICAN, ...british })).status).toBe(200)
    const { body } = await person.post('/get_address_for_existing_subscriber', { email: person.user.email })
    expect(body.address.country).toBe('UK')
  })

  test('nobody reads or writes that of another person', async () => {
    const stranger = await signUpSubscriber(server)
    const read = await stranger.post('/get_address_for_existing_subscriber', { email: person.user.email })
    expect([read.status, read.body.code]).toEqual([404, 'not_found'])
    const write = await stranger.saveAddress({ user_id: person.user.id })
    expect(write.status).toBe(404)
  })

  test('is null before one was saved', async () => {
    const user = await server.client.signUp()
    const answer = await server.client.post(
      '/get_address_for_existing_subscriber',
      { email: user.email },
      { token: user.access },
    )
    expect(answer.body).toEqual({ address: null })
  })
})

const find = (country: string, pincode: string) =>
  person.post('/get_details_by_zip/', { country_code: country, pincode })

describe('the place of a pincode', () => {
  // Proves: postal-lookup-six-countries
  test.each([
    ['IN', '110001', 'Central Delhi', 'Delhi'],
    ['IN', '500001', 'Hyderabad', 'Telangana'],
    ['IN', '194101', 'Leh', 'Ladakh'],
    ['IN', '400001', 'Mumbai', 'Maharashtra'],
    ['US', '90210', 'Beverly Hills', 'California'],
    ['US', '20500', 'Washington', 'District of Columbia'],
    ['US', '00901', 'San Juan', 'Puerto Rico'],
    ['UK', 'SW1A1AA', 'London', 'England'],
    ['GB', 'SW1A1AA', 'London', 'England'],
    ['UK', 'EH11YZ', 'Edinburgh', 'Scotland'],
    ['CA', 'K1A 0B1', 'Ottawa', 'Ontario'],
    ['AU', '3000', 'Melbourne', 'Victoria'],
    ['DE', '10115', 'Berlin', 'Berlin'],
  ])('%s %s is %s, %s', async (country, pincode, city, state) => {
    expect((await find(country, pincode)).body).toEqual({ city, state })
  })

  test.each([
    ['IN', '999999'],
    ['US', '00000'],
    ['DE', '99999'],
    ['AU', '2000'],
    ['UK', 'ZZ99ZZ'],
    ['FR', '75001'],
  ])('nobody knows %s %s', async (country, pincode) => {
    const answer = await find(country, pincode)
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    expect(answer.body.message).toContain('enter city and state yourself')
  })

  test('is not looked for when the pincode cannot be one', async () => {
    const answer = await find('US', 'K1A 0B1')
    expect(answer.status).toBe(400)
    expect(answer.body.details.fields.pincode).toBe('Please enter a valid pincode.')
  })
})
