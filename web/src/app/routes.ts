import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

const signInPanel = (path: string) => route(path, 'routes/sign-in-panel.tsx', { id: path })

export default [
  index('routes/home.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  layout('routes/application-layout.tsx', [
    layout('routes/sign-in-layout.tsx', ['login', 'signup', 'forgot', 'otpverification'].map(signInPanel)),
    layout('routes/signed-in-layout.tsx', [
      route('face', 'routes/face.tsx'),
      route('gallery', 'routes/gallery.tsx'),
      route('subscription', 'routes/subscription.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
