import type { Meter } from '@visage/contract'

export type Plan = { name: string; limits: Record<Meter, number> }

/** What each plan allows in one billing month. */
export const PLANS = {
  basic: { name: 'Basic', limits: { faces: 3, images: 15, videos: 5 } },
  advanced: { name: 'Advanced', limits: { faces: 5, images: 35, videos: 10 } },
  premium: { name: 'Premium', limits: { faces: 6, images: 80, videos: 15 } },
} as const satisfies Record<string, Plan>

export type PlanId = keyof typeof PLANS

/** What a new person may try: one plan's limits for some days, once. */
export const TRIAL = { plan: 'basic', days: 7 } as const satisfies { plan: PlanId; days: number }
