import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { FaqItem } from './components/faq.tsx'
import { INFLUENCERS } from './home/cast/cast.ts'
import { Hero } from './home/hero.tsx'
import { Influencers } from './home/influencers.tsx'
import { HOME_QUESTIONS } from './home/questions.tsx'
import type { LegalSection } from './legal/legal-page.tsx'
import { COLLECTION_SECTIONS, RIGHTS_SECTIONS } from './legal/privacy-page.tsx'
import { CONDUCT_SECTIONS } from './legal/terms-conduct-sections.tsx'
import { ACCOUNT_SECTIONS, TermsPage } from './legal/terms-page.tsx'
import { AboutPage } from './pages/about-page.tsx'
import { AFFILIATE_QUESTIONS, AffiliatePage } from './pages/affiliate-page.tsx'
import { FAQS } from './pages/faqs-page.tsx'
import { textOf } from './structured-data.ts'
import { TestimonialsPage } from './testimonials/testimonials-page.tsx'
import { TESTIMONIALS } from './testimonials/testimonials.ts'

const terms = [...ACCOUNT_SECTIONS, ...CONDUCT_SECTIONS]

const wordsOf = (sections: readonly LegalSection[]) =>
  sections
    .map(({ title, body }) => `${title} ${textOf(body)}`)
    .join(' ')
    .replaceAll(/\s+/g, ' ')

const renderPage = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)

const linksOf = (nodes: ReactNode) => [...renderPage(nodes).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

const linksIn = (items: readonly FaqItem[], topic: RegExp) =>
  linksOf(items.find(({ question }) => topic.test(question))?.answer)

// Proves: facts-terms-sections-l
test('the terms have sections from A to L', () => {
  const markup = renderPage(<TermsPage />)
  expect([...markup.matchAll(/<h2[^>]*>([A-Z])\. /g)].map(([, letter]) => letter).join('')).toBe('ABCDEFGHIJKL')
})

// Proves: terms-settle
test.each([
  ['the least age', 'must be 18 or older'],
  ['one account a person', 'Each person may have one account'],
  ['who owns what is paid for', 'Paid members own the assets they create'],
  ['the licence of free users', 'Free users'],
  ['that licence’s kind', 'non-commercial licence'],
  ['that nothing is public by itself', 'Nobody sees what you make until you share it.'],
  ['remixing', 'Images that you share are public and remixable by default'],
  ['no refunds after delivery', 'There are no refunds once content has been delivered.'],
  ['how fast refunds are', '2-3 business days to the original payment method'],
  ['limits of unlimited plans', 'Plans described as unlimited are rate limited too'],
  ['takedown', 'send a takedown notice'],
  ['counter-notice', 'send a counter-notice'],
  ['the time to settle a dispute', 'have 30 days from the written notice'],
])('the terms settle %s', (_, words) => {
  expect(wordsOf(terms)).toContain(words)
})

// Proves: facts-thousand-creators
test('the home page claims 1000+ creators and a free trial of seven days', () => {
  expect(renderPage(<Hero />)).toContain('Join 1000+ creators. 7-day free trial')
})

// Proves: facts-privacy-policy-draws
test('the privacy policy draws its line at thirteen years', () => {
  expect(wordsOf([...COLLECTION_SECTIONS, ...RIGHTS_SECTIONS])).toContain(
    'We do not knowingly collect data from children under 13.',
  )
})

// Proves: facts-frame-our-influencers
test('the frame of Our Influencers shows seven people with picture, name and calling', () => {
  const markup = renderPage(<Influencers />)
  expect(markup).toContain('Our Influencers')
  expect(markup.match(/<img /g)).toHaveLength(7)
  for (const { name, calling } of INFLUENCERS)
    expect(markup).toContain(`<strong>${name}</strong><span>${calling}</span>`)
})

// Proves: facts-three-values-stand
test('three values stand on the page about us', () => {
  const values = [...renderPage(<AboutPage />).matchAll(/<h3[^>]*>([^<]+)</g)].map(([, name]) => name)
  expect(values).toEqual(['Innovation', 'Integrity', 'Collaboration'])
})

// Proves: facts-audience
test('the pages say for whom Visage is', () => {
  expect(renderPage(<AboutPage />)).toContain('Brands, marketers and creators come here')
  expect(textOf(HOME_QUESTIONS[0]?.answer)).toContain(
    'A web platform where brands, marketers and creators build AI virtual influencers.',
  )
})

// Proves: facts-affiliate-programme-four
test('the affiliate programme has four steps, a quarter of each payment and no limit', () => {
  const page = renderPage(<AffiliatePage />)
  const steps = [...page.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, title]) => title)
  expect(steps.slice(0, 4)).toEqual(['Apply', 'Be admitted', 'Share your link', 'Earn 25%'])
  expect(page.match(/<summary/g)).toHaveLength(7)
  const answers = AFFILIATE_QUESTIONS.map(({ answer }) => textOf(answer)).join(' ')
  expect(answers).toContain('25% of each payment')
  expect(answers).toContain('Earnings are unlimited, and so is the number of people you may invite.')
  expect(answers).toContain('50 extra credits')
  expect(linksIn(AFFILIATE_QUESTIONS, /earn\?/)).toContain('/pricing')
})

// Proves: facts-faqs-cover-people
test('the FAQs cover what people ask, with ways on to the plans and to help', () => {
  const topics = [
    /what is/i,
    /create an influencer/i,
    /content/i,
    /free trial/i,
    /plans/i,
    /different/i,
    /tutorials.*help/i,
  ]
  for (const [index, topic] of topics.entries()) expect(FAQS[index]?.question).toMatch(topic)
  expect(textOf(FAQS[3]?.answer)).toContain('7 days')
  expect(linksIn(FAQS, /plans/)).toEqual(['/pricing'])
  expect(linksIn(FAQS, /tutorials/)).toEqual(['/blogs', '/contact'])
})

// Proves: facts-eight-testimonials-title
test('eight testimonials have a title, words, a name, stars and a picture each', () => {
  expect(TESTIMONIALS).toHaveLength(8)
  for (const { title, description, name, stars, person } of TESTIMONIALS) {
    expect(Math.min(title.length, description.length, name.length)).toBeGreaterThan(2)
    expect([1, 2, 3, 4, 5]).toContain(stars)
    expect(person.file).toMatch(/^[a-z]/)
  }
  const page = renderPage(<TestimonialsPage />)
  expect(page.match(/<blockquote/g)).toHaveLength(8)
  expect(page.match(/of 5 stars/g)).toHaveLength(8)
  for (const { name } of TESTIMONIALS) expect(page).toContain(`<strong>${name}</strong>`)
})
