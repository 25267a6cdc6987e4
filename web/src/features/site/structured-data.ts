import { isValidElement } from 'react'
import type { OperatorDetail } from '@visage/contract/operator'
import type { ReactNode } from 'react'
import { readSiteOrigin } from '../../lib/routing/site-origin.ts'
import type { FaqItem } from './components/faq.tsx'
import { OPERATOR, SLOGAN } from './operator.tsx'

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

/** Who runs the site, for search engines; the server takes out what is not set. */
export const organisationData = (): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: OPERATOR.name,
  url: `${readSiteOrigin()}/`,
  logo: `${readSiteOrigin()}/favicon.svg`,
  slogan: SLOGAN,
  email: OPERATOR.supportEmail,
  telephone: OPERATOR.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: OPERATOR.addressLine,
    addressLocality: OPERATOR.city,
    addressCountry: OPERATOR.country,
  },
  sameAs: ['facebook', 'linkedin', 'instagram', 'x', 'youtube'].map((network) => OPERATOR[network as OperatorDetail]),
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
