import type { Meter } from '@visage/contract'

export type Plan = {
  name: string
  description: string
  /** A month, in dollars and for India in rupees, each with what it was before; null: on request. */
  price: { dollars: string; wasDollars: string; rupees: string; wasRupees: string } | null
  /** What a month holds; null: agreed with us. */
  limits: Record<Meter, number> | null
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Basic',
    description: 'One creator, one influencer, a steady rhythm.',
    price: { dollars: '$12.99', wasDollars: '$25.99', rupees: '₹999', wasRupees: '₹1999' },
    limits: { faces: 3, images: 15, videos: 5 },
  },
  {
    name: 'Advanced',
    description: 'A small cast that posts every day.',
    price: { dollars: '$24.99', wasDollars: '$49.99', rupees: '₹1999', wasRupees: '₹3999' },
    limits: { faces: 5, images: 35, videos: 10 },
  },
  {
    name: 'Premium',
    description: 'Brands and marketers with campaigns to fill.',
    price: { dollars: '$39.99', wasDollars: '$79.99', rupees: '₹2999', wasRupees: '₹5999' },
    limits: { faces: 6, images: 80, videos: 15 },
  },
  {
    name: 'Enterprise',
    description: 'Your own limits, agreed with us.',
    price: null,
    limits: null,
  },
]
