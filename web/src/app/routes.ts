import { KIND_NAMES, KINDS } from '@visage/contract'
import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

const signInPanel = (path: string) => route(path, 'routes/sign-in-panel.tsx', { id: path })
const screen = (path: string) => route(path, 'routes/screen.tsx', { id: path })

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('affiliate', 'routes/affiliate.tsx'),
  route('blogs', 'routes/blogs.tsx'),
  route('blogsDetails/:slug', 'routes/blog-details.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('commingsoon', 'routes/coming-soon.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('faqs', 'routes/faqs.tsx'),
  route('footer', 'routes/footer.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sidebar', 'routes/menu.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('terms', 'routes/terms.tsx'),
  route('testimonials', 'routes/testimonials.tsx'),
  route('verify', 'routes/verify.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  layout('routes/application-layout.tsx', [
    layout('routes/sign-in-layout.tsx', ['login', 'signup', 'forgot', 'otpverification'].map(signInPanel)),
    layout('routes/signed-in-layout.tsx', [
      ...KIND_NAMES.map((id) => route(KINDS[id].page.path.slice(1), 'routes/generator.tsx', { id })),
      ...['gallery', 'feedback', 'profile', 'cases', 'subscription', 'address', 'paymentSuccess'].map(screen),
    ]),
  ]),
  layout('routes/application-layout.tsx', { id: 'desk-layout' }, [route('admin/*', 'routes/admin.tsx')]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
