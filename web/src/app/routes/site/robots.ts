import { clientOnlyPaths } from '../../../lib/routing/client-only-paths.ts'
import { readSiteOrigin } from '../../../lib/routing/site-origin.ts'

/** Becomes robots.txt at build time. */
export const loader = () => {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    ...clientOnlyPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${readSiteOrigin()}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
