/** Every page's path, as the address bar shows it. */
export const PATHS = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  forgot: '/forgot',
  verifyCode: '/otpverification',
  terms: '/terms',
  pricing: '/pricing',
  subscription: '/subscription',
  face: '/face',
  gallery: '/gallery',
} as const

/** Pages that become HTML at build time. */
export const prerenderedPaths: readonly string[] = [
  PATHS.home,
  PATHS.login,
  PATHS.signUp,
  PATHS.forgot,
  PATHS.verifyCode,
  PATHS.terms,
  PATHS.pricing,
]

/** Pages that only the browser renders, as URL patterns. */
export const clientOnlyPaths: readonly string[] = [PATHS.face, PATHS.gallery, PATHS.subscription]
