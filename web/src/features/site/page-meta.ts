import type { MetaDescriptor } from 'react-router'
import { MISSING_TITLE } from '@visage/contract/operator'
import { readSiteOrigin } from '../../lib/routing/site-origin.ts'

type PageMeta = {
  /** The page's own title; the product's name is added. */
  title: string
  description: string
  path: string
  /** The picture of the social card, as a path on this site; 1200 by 630 unless its size is given. */
  image?: { path: string; alt: string; width?: number; height?: number }
  /** What the page is to the networks that show its card. */
  kind?: 'website' | 'article'
  /** Schema.org objects. */
  structuredData?: readonly object[]
  /** False keeps the page out of search engines. */
  isIndexed?: boolean
}

const DEFAULT_IMAGE = {
  path: '/media/social-card.jpg',
  alt: 'Four portraits of fictional people, made with Visage',
}

export const missingMeta: MetaDescriptor[] = [{ title: MISSING_TITLE }, { name: 'robots', content: 'noindex' }]

/** Title, description, canonical link, social card and structured data of a public page. */
export const pageMeta = ({
  title,
  description,
  path,
  image = DEFAULT_IMAGE,
  kind = 'website',
  structuredData = [],
  isIndexed = true,
}: PageMeta): MetaDescriptor[] => {
  const origin = readSiteOrigin()
  const url = `${origin}${path}`
  const fullTitle = `${title} · Visage`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(isIndexed
      ? [{ tagName: 'link' as const, rel: 'canonical', href: url }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: 'Visage' },
    { property: 'og:type', content: kind },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}${image.path}` },
    { property: 'og:image:alt', content: image.alt },
    { property: 'og:image:width', content: String(image.width ?? 1200) },
    { property: 'og:image:height', content: String(image.height ?? 630) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((data) => ({ 'script:ld+json': data })),
  ]
}
