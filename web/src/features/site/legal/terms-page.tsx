import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { OPERATOR, SupportLink } from '../operator.tsx'
import { LegalPage } from './legal-page.tsx'
import type { LegalSection } from './legal-page.tsx'
import { CONDUCT_SECTIONS } from './terms-conduct-sections.tsx'

/** Terms A to F: who takes part, what is paid, and who owns the result. */
export const ACCOUNT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Who agrees to what',
    body: (
      <>
        <p>
          These terms are the agreement between you and {OPERATOR.name} (“we”, “us”), who runs this website and the
          services behind it (“Visage”). By creating an account or using Visage you accept them. If you act for a
          company, you confirm that you may accept them in its name.
        </p>
        <p>
          The <Link to={PATHS.privacy}>Privacy Policy</Link> explains what we do with personal data and belongs to this
          agreement.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age and one account per person',
    body: (
      <>
        <p>
          You must be <strong>18 or older</strong> to use Visage. Each person may have <strong>one account</strong>. The
          free trial and sign-up credits are for that one account; we may close further accounts of the same person.
        </p>
        <p>
          Keep your password to yourself and tell us at once if somebody else has used your account. You answer for what
          happens in it until you have told us.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What Visage does',
    body: (
      <>
        <p>
          Visage creates faces of virtual influencers, either by blending three names or from a description, and turns
          them into images, videos, clothing swaps and music. What an installation offers, and which engine made a
          result, is shown in the studio.
        </p>
        <p>
          Results are made by software. They can contain mistakes, resemble other results and differ from what you had
          in mind. Look at a result before you publish it. The content tools change over time; we announce changes that
          take something important away.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Trial, plans and payment',
    body: (
      <>
        <p>
          A new account starts with a free trial of 7 days and the limits of the Basic plan. Paid plans (Basic, Advanced
          and Premium) are billed each month in advance, through a payment provider. Enterprise is agreed one to one.
          Prices and limits are on the <Link to={PATHS.pricing}>pricing page</Link>: in rupees for customers in India,
          in dollars elsewhere.
        </p>
        <p>
          Limits count per billing month and do not carry over. A generation that fails or that you cancel is not
          counted. A plan renews until you cancel it; a cancelled plan stays open until the end of the month that is
          paid.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <>
        <p>
          <strong>There are no refunds once content has been delivered.</strong> Content is delivered when a result is
          in your gallery.
        </p>
        <p>
          If you were charged by mistake, or charged and nothing was delivered, write to <SupportLink />. Approved
          refunds are processed within <strong>2-3 business days</strong> to the original payment method. Rights that
          the law gives consumers, and that no agreement can take away, stay as they are.
        </p>
      </>
    ),
  },
  {
    id: 'ownership',
    title: 'Ownership and licences',
    body: (
      <>
        <ul>
          <li>
            <strong>Paid members own the assets they create</strong> with Visage, as far as the law allows ownership of
            such works, and may use them commercially.
          </li>
          <li>
            <strong>Free users</strong>, including everybody on the free trial, receive a worldwide{' '}
            <strong>non-commercial licence</strong> to the assets they create. They may show and share them, but not
            sell them or use them to advertise.
          </li>
        </ul>
        <p>
          Assets made in a paid month stay yours when the plan ends. What you put in (texts, garments, recordings)
          remains yours; you allow us to process it to make your results and to run the service. The software, the
          design and the name of Visage remain ours.
        </p>
      </>
    ),
  },
]

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
