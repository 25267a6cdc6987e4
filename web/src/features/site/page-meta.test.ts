import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const page = { title: 'Pricing', description: 'Four plans.', path: '/pricing' }

test('names the page, its address and its card', () => {
  const meta = pageMeta({ ...page, structuredData: [{ '@type': 'FAQPage' }] })
  expect(meta).toContainEqual({ title: 'Pricing · Visage' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://visage.invalid/pricing' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://visage.invalid/media/social-card.jpg' })
  expect(meta).toContainEqual({ property: 'og:type', content: 'website' })
  expect(meta).toContainEqual({ 'script:ld+json': { '@type': 'FAQPage' } })
  expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a page that is not for search engines has no canonical link', () => {
  const meta = pageMeta({ ...page, isIndexed: false })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta.some((entry) => 'rel' in entry)).toBe(false)
})

test('an article says that it is one', () => {
  expect(pageMeta({ ...page, kind: 'article' })).toContainEqual({ property: 'og:type', content: 'article' })
})
