import type { ProviderSettings } from '../payment-provider.ts'

/** What is to be set for PayPal beside the ids of its plans, and its own address. */
export const paypal = {
  credentials: {
    clientId: 'PAYPAL_CLIENT_ID',
    clientSecret: 'PAYPAL_CLIENT_SECRET',
    /** The id of our own webhook at PayPal: its signatures are made for it. */
    webhookId: 'PAYPAL_WEBHOOK_ID',
  },
  baseUrl: 'https://api-m.paypal.com',
} as const

export type PaypalSettings = ProviderSettings<typeof paypal>
