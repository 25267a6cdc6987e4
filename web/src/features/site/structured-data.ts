import { readSiteOrigin } from '../../lib/site-origin.ts'
import type { FaqItem } from './components/faq.tsx'
import { OPERATOR } from './operator.ts'
import { textOf } from './text-of.ts'

const CONTEXT = 'https://schema.org'

const contactData = (): object => ({
  email: OPERATOR.supportEmail,
  telephone: OPERATOR.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: OPERATOR.address.slice(1, -1).join(', '),
    addressLocality: OPERATOR.city,
    addressCountry: OPERATOR.country,
  },
  sameAs: OPERATOR.socialLinks.map(({ url }) => url),
})

/** Who runs the site, for search engines; contact details only when they are real. */
export const organisationData = (): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: OPERATOR.name,
  url: `${readSiteOrigin()}/`,
  logo: `${readSiteOrigin()}/favicon.svg`,
  slogan: 'Crafting the AI world, bringing virtual humans into reality.',
  ...(OPERATOR.isExample ? {} : contactData()),
})

/** A page of questions and answers, for search engines. */
export const questionsData = (questions: readonly FaqItem[]): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer).trim() },
  })),
})
