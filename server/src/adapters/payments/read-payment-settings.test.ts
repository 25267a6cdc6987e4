import { describe, expect, test } from 'vitest'
import { readPaymentSettings } from './read-payment-settings.ts'

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'razorpay-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook-secret',
  RAZORPAY_PLAN_BASIC: 'plan_1',
  RAZORPAY_PLAN_ADVANCED: 'plan_2',
  RAZORPAY_PLAN_PREMIUM: 'plan_3',
}
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'paypal-client-secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_PLAN_BASIC: 'P-1',
  PAYPAL_PLAN_ADVANCED: 'P-2',
  PAYPAL_PLAN_PREMIUM: 'P-3',
}

const read = (env: Record<string, string>, mode = 'development') => readPaymentSettings(env, { mode, dataDir: '/data' })

describe('who takes the money', () => {
  test('is the sandbox on a fresh machine', () => {
    expect(read({})).toEqual({ kind: 'sandbox', dir: '/data/payments' })
  })

  test('is both providers where both are set, at their own addresses', () => {
    expect(read({ ...RAZORPAY, ...PAYPAL }, 'production')).toEqual({
      kind: 'live',
      razorpay: {
        keyId: 'rzp_live_1',
        keySecret: 'razorpay-key-secret',
        webhookSecret: 'razorpay-webhook-secret',
        baseUrl: 'https://api.razorpay.com',
        planIds: { basic: 'plan_1', advanced: 'plan_2', premium: 'plan_3' },
      },
      paypal: {
        clientId: 'client',
        clientSecret: 'paypal-client-secret',
        webhookId: 'webhook',
        baseUrl: 'https://api-m.paypal.com',
        planIds: { basic: 'P-1', advanced: 'P-2', premium: 'P-3' },
      },
    })
  })

  test('is one provider alone only where that is said', () => {
    expect(() => read(RAZORPAY)).toThrow('PAYPAL_CLIENT_ID is not set')
    expect(() => read(PAYPAL)).toThrow('RAZORPAY_KEY_ID is not set')
    expect(read({ ...RAZORPAY, PAYMENTS: 'razorpay' })).toMatchObject({ kind: 'live', paypal: null })
    expect(read({ ...PAYPAL, PAYMENTS: 'paypal' })).toMatchObject({ kind: 'live', razorpay: null })
  })

  test('is never the sandbox in production', () => {
    expect(() => read({}, 'production')).toThrow('production takes real payments. Set them')
    expect(() => read({ PAYMENTS: 'sandbox' }, 'production')).toThrow(
      'PAYMENTS is "sandbox", which production never uses: set RAZORPAY_KEY_ID and PAYPAL_CLIENT_ID',
    )
    expect(read({ ...RAZORPAY, ...PAYPAL }, 'production').kind).toBe('live')
  })

  test('may be asked at other addresses, without the slash at their end', () => {
    const settings = read({ ...PAYPAL, PAYMENTS: 'paypal', PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com/' })
    expect(settings).toMatchObject({ paypal: { baseUrl: 'https://api-m.sandbox.paypal.com' } })
    expect(read({ ...PAYPAL, PAYMENTS: 'paypal', PAYPAL_BASE_URL: 'http://127.0.0.1:9000' })).toMatchObject({
      paypal: { baseUrl: 'http://127.0.0.1:9000' },
    })
  })
})

describe('what is set by half', () => {
  test.each([...Object.keys(RAZORPAY), ...Object.keys(PAYPAL)])('stops the start without %s', (name) => {
    const env: Record<string, string> = { ...RAZORPAY, ...PAYPAL }
    delete env[name]
    expect(() => read(env)).toThrow(`${name} is not set, but `)
  })

  test.each([
    [{ PAYMENTS: 'cash' }, 'PAYMENTS is "cash": it must be one of both, razorpay, paypal, sandbox.'],
    [{ PAYMENTS: 'both' }, 'RAZORPAY_KEY_ID is not set'],
    [{ PAYMENTS: 'paypal' }, 'PAYPAL_CLIENT_ID is not set'],
    [{ ...RAZORPAY, PAYMENTS: 'sandbox' }, 'RAZORPAY_KEY_ID is set although PAYMENTS is "sandbox"'],
    [{ ...RAZORPAY, ...PAYPAL, PAYMENTS: 'paypal' }, 'RAZORPAY_KEY_ID is set although PAYMENTS is "paypal"'],
    [{ RAZORPAY_BASE_URL: 'http://127.0.0.1:1' }, 'RAZORPAY_BASE_URL is set without RAZORPAY_KEY_ID'],
    [{ PAYPAL_BASE_URL: 'http://127.0.0.1:1' }, 'PAYPAL_BASE_URL is set without PAYPAL_CLIENT_ID'],
    [{ ...RAZORPAY, RAZORPAY_BASE_URL: 'http://pay.example' }, 'RAZORPAY_BASE_URL is not encrypted'],
    [{ ...PAYPAL, PAYPAL_BASE_URL: 'ftp://pay.example' }, 'PAYPAL_BASE_URL is not an address that can be used'],
    [{ ...RAZORPAY, RAZORPAY_PLAN_PREMIUM: 'plan_1' }, 'RAZORPAY_PLAN_BASIC is the id of another plan too'],
  ])('stops the start with a sentence: %j', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence)
  })

  test('never shows a secret in its sentence', () => {
    const env: Record<string, string> = { ...RAZORPAY, ...PAYPAL, PAYPAL_WEBHOOK_ID: '' }
    expect(() => read(env)).toThrow(/^((?!secret).)*$/)
  })
})
