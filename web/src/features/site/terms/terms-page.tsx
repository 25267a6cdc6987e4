import { LegalPage } from '../components/legal-page.tsx'
import { ACCOUNT_SECTIONS } from './account-sections.tsx'
import { CONDUCT_SECTIONS } from './conduct-sections.tsx'

const SECTIONS = [...ACCOUNT_SECTIONS, ...CONDUCT_SECTIONS]

export const TermsPage = () => (
  <LegalPage
    title="Terms & Conditions"
    lead="What you and Visage agree on when you open an account, in plain words and twelve sections."
    updated="2026-11-21"
    sections={SECTIONS}
    isLettered
  />
)
