import { KIND_NAMES, KINDS } from '@visage/contract'
import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

const signInPanel = (path: string) => route(path, 'routes/sign-in-panel.tsx', { id: path })
const screen = (path: string) => route(path, 'routes/screen.tsx', { id: path })

export default [
  index('routes/site/home.tsx'),
  route('about', 'routes/site/about.tsx'),
  route('affiliate', 'routes/site/affiliate.tsx'),
  route('blogs', 'routes/site/blogs.tsx'),
  route('blogsDetails/:slug', 'routes/site/blog-details.tsx'),
  route('careers', 'routes/site/careers.tsx'),
  route('commingsoon', 'routes/site/coming-soon.tsx'),
  route('contact', 'routes/site/contact.tsx'),
  route('faqs', 'routes/site/faqs.tsx'),
  route('footer', 'routes/site/footer.tsx'),
  route('privacy', 'routes/site/privacy.tsx'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('sidebar', 'routes/site/menu.tsx'),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('terms', 'routes/site/terms.tsx'),
  route('testimonials', 'routes/site/testimonials.tsx'),
  route('verify', 'routes/site/verify.tsx'),
  route('pricing', 'routes/site/pricing.tsx'),
  layout('routes/application-layout.tsx', [
    layout('routes/sign-in-layout.tsx', ['login', 'signup', 'forgot', 'otpverification'].map(signInPanel)),
    layout('routes/signed-in-layout.tsx', [
      ...KIND_NAMES.map((id) => route(KINDS[id].page.path.slice(1), 'routes/generator.tsx', { id })),
      ...[
        'influencers',
        'batch',
        'gallery',
        'gallery/collections',
        'feedback',
        'profile',
        'cases',
        'subscription',
        'address',
        'paymentSuccess',
      ].map(screen),
    ]),
  ]),
  layout('routes/application-layout.tsx', { id: 'admin-layout' }, [route('admin/*', 'routes/admin.tsx')]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
