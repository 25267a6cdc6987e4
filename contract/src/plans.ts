import type { Meter } from './generation/kinds/kind.ts'

/** An amount in the currency's smallest unit: cents, paise. */
export type Price = { now: number; was: number }

/** A plan as it is sold by the month. */
export type Plan = {
  readonly name: string
  readonly description: string
  readonly prices: { readonly INR: Price; readonly USD: Price }
  /** What one billing month holds. */
  readonly limits: Readonly<Record<Meter, number>>
  /** How long one result may be that is charged by its length. */
  readonly clipSeconds: number
  /** Room for what was made and brought in. */
  readonly storageGigabytes: number
}

/** Every plan that can be bought. Enterprise is agreed with people and is not in this table. */
export const PLANS = {
  basic: {
    name: 'Basic',
    description: 'One creator, one influencer, a steady rhythm.',
    prices: { INR: { now: 99_900, was: 199_900 }, USD: { now: 1299, was: 2599 } },
    limits: { faces: 3, images: 15, videos: 5 },
    clipSeconds: 30,
    storageGigabytes: 10,
  },
  advanced: {
    name: 'Advanced',
    description: 'A small cast that posts every day.',
    prices: { INR: { now: 199_900, was: 399_900 }, USD: { now: 2499, was: 4999 } },
    limits: { faces: 5, images: 35, videos: 10 },
    clipSeconds: 45,
    storageGigabytes: 25,
  },
  premium: {
    name: 'Premium',
    description: 'Brands and marketers with campaigns to fill.',
    prices: { INR: { now: 299_900, was: 599_900 }, USD: { now: 3999, was: 7999 } },
    limits: { faces: 6, images: 80, videos: 15 },
    clipSeconds: 60,
    storageGigabytes: 50,
  },
} as const satisfies Record<string, Plan>

/** What every plan holds beside its numbers. */
export const PLAN_EXTRAS = [
  'Cloth swap, image to video and AI music',
  'A gallery of your own',
  'What you make is yours',
] as const

/** All that a plan holds, a line each. */
export const featuresOf = ({ limits }: Pick<Plan, 'limits'>): string[] => [
  ...Object.entries(limits).map(([meter, count]) => `${count} ${meter} a month`),
  ...PLAN_EXTRAS,
]

/** What plans are paid in. */
export const CURRENCIES = ['USD', 'INR'] as const satisfies readonly (keyof Plan['prices'])[]
export type Currency = (typeof CURRENCIES)[number]

/** Rupees in India, dollars elsewhere. */
export const currencyOf = (countryCode: string | null): Currency => (countryCode === 'IN' ? 'INR' : 'USD')

/** Who takes the money, as people know them, and the currency of their plans. */
export const PROVIDERS = {
  razorpay: { label: 'Razorpay', currency: 'INR' },
  paypal: { label: 'PayPal', currency: 'USD' },
} as const satisfies Record<string, { label: string; currency: Currency }>

export type PaymentProviderName = keyof typeof PROVIDERS
export const PAYMENT_PROVIDERS = Object.keys(PROVIDERS) as [PaymentProviderName, ...PaymentProviderName[]]

/** Who takes the money of a currency. */
export const providerOf = (currency: Currency): PaymentProviderName =>
  PAYMENT_PROVIDERS.find((name) => PROVIDERS[name].currency === currency) ?? PAYMENT_PROVIDERS[0]

export type PlanKey = keyof typeof PLANS
export const PLAN_KEYS = Object.keys(PLANS) as [PlanKey, ...PlanKey[]]

/** What a new person may try: one plan's limits for some days, once. */
export const TRIAL = { plan: 'basic', days: 7 } as const satisfies { plan: PlanKey; days: number }

/** Share of each referred payment that an affiliate earns. */
export const AFFILIATE_COMMISSION = 0.25
/** Bonus credits for a person who signs up through an affiliate's link. */
export const REFERRAL_CREDITS = 50
