import type { MetaFunction } from 'react-router'
import { ContactPage } from '../../../features/site/contact/contact-page.tsx'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Contact Us',
    description:
      'Write to the people behind Visage: support, Enterprise plans, takedown notices. By form, e-mail, post or phone.',
    path: PATHS.contact,
  })

export default ContactPage
