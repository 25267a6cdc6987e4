import { indexedPaths } from '../../../lib/routing/paths.ts'
import { readSiteOrigin } from '../../../lib/routing/site-origin.ts'

/** Becomes sitemap.xml at build time. */
export const loader = () => {
  const urls = indexedPaths.map((path) => `  <url><loc>${readSiteOrigin()}${path}</loc></url>`)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
