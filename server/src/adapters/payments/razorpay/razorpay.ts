import type { ProviderSettings } from '../payment-provider.ts'

/** What is to be set for Razorpay beside the ids of its plans, and its own address. */
export const razorpay = {
  credentials: {
    keyId: 'RAZORPAY_KEY_ID',
    keySecret: 'RAZORPAY_KEY_SECRET',
    webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
  },
  baseUrl: 'https://api.razorpay.com',
} as const

export type RazorpaySettings = ProviderSettings<typeof razorpay>
