/** The articles' addresses, in the order of their ids. */
export const ARTICLE_SLUGS = [
  'the-world-of-virtual-influencers-a-complete-overview',
  'casting-a-face-that-lasts',
  'one-person-in-every-picture-a-guide-to-consistency',
  'disclosure-and-law-what-to-say-about-ai-content',
  'names-likeness-and-brand-safety',
  'planning-a-month-of-content',
  'briefs-and-prompts-that-work',
  'measuring-what-a-virtual-influencer-does',
  'music-and-motion-when-a-picture-should-move',
  'budgets-and-plans-what-a-virtual-influencer-costs',
] as const

export type ArticleSlug = (typeof ARTICLE_SLUGS)[number]

export const articlePath = (slug: string) => `/blogsDetails/${slug}`

/** Every page's path, as the address bar shows it. */
export const PATHS = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  forgot: '/forgot',
  verifyCode: '/otpverification',
  terms: '/terms',
  privacy: '/privacy',
  about: '/about',
  affiliate: '/affiliate',
  faqs: '/faqs',
  careers: '/careers',
  contact: '/contact',
  testimonials: '/testimonials',
  verify: '/verify',
  blogs: '/blogs',
  comingSoon: '/commingsoon',
  footer: '/footer',
  menu: '/sidebar',
  pricing: '/pricing',
  subscription: '/subscription',
  address: '/address',
  paymentSuccess: '/paymentSuccess',
  face: '/face',
  image: '/image',
  influencers: '/influencers',
  batch: '/batch',
  gallery: '/gallery',
  collections: '/gallery/collections',
  feedback: '/feedback',
  profile: '/profile',
  cases: '/cases',
} as const

/** A path as `PATHS` has it, without a slash at its end. */
export const pagePath = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1')

/** Pages for search engines, as the sitemap lists them. */
export const indexedPaths: readonly string[] = [
  PATHS.home,
  PATHS.about,
  PATHS.pricing,
  PATHS.faqs,
  PATHS.blogs,
  ...ARTICLE_SLUGS.map(articlePath),
  PATHS.testimonials,
  PATHS.affiliate,
  PATHS.careers,
  PATHS.contact,
  PATHS.verify,
  PATHS.terms,
  PATHS.privacy,
  PATHS.login,
]

/** Pages that become HTML at build time. */
export const prerenderedPaths: readonly string[] = [
  ...indexedPaths,
  PATHS.signUp,
  PATHS.forgot,
  PATHS.verifyCode,
  PATHS.comingSoon,
  PATHS.footer,
  PATHS.menu,
  '/sitemap.xml',
  '/robots.txt',
]
