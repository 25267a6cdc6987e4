import './policy-settings.ts'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/sora/wght.css'
import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import soraUrl from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { LateScripts } from '../early/late-scripts.tsx'
import { useImageFallback } from '../lib/browser/use-image-fallback.ts'
import { saveRefCode } from '../lib/session/ref-code.ts'
import type { Route } from './+types/root'
import { FailedPage, NotFoundPage } from './pages/error-pages.tsx'
import { StartingPage } from './pages/starting-page.tsx'

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

export const links: Route.LinksFunction = () => [
  font(interUrl),
  font(soraUrl),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en" data-mantine-color-scheme="dark">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#07080c" />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <ScrollRestoration />
    </body>
  </html>
)

// At once, not when the page has come to life: people may go on before that.
if (typeof location !== 'undefined') saveRefCode(location.search)

const Root = () => {
  useImageFallback()
  return (
    <>
      <Outlet />
      <LateScripts />
    </>
  )
}
export default Root

/** A page that only scripts can render: they come first. */
export const HydrateFallback = () => (
  <>
    <StartingPage />
    <Scripts />
  </>
)

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FailedPage error={error} />
