import { LegalPage } from '../components/legal-page.tsx'
import { COLLECTION_SECTIONS } from './collection-sections.tsx'
import { RIGHTS_SECTIONS } from './rights-sections.tsx'

const SECTIONS = [...COLLECTION_SECTIONS, ...RIGHTS_SECTIONS]

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy Policy"
    lead="What Visage knows about you, why, for how long, and how to take it back."
    updated="2026-11-21"
    sections={SECTIONS}
  />
)
