import { isValidElement } from 'react'
import type { ReactNode } from 'react'
import { readSiteOrigin } from '../../lib/routing/site-origin.ts'
import type { FaqItem } from './components/faq.tsx'
import { OPERATOR } from './operator.ts'

/** The plain words of what React would show: text, fragments and elements with children. */
export const textOf = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) {
    const words = textOf(node.props.children)
    return node.type === 'p' || node.type === 'li' ? `${words} ` : words
  }
  return ''
}

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
