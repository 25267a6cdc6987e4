import type { LegalSection } from '../components/legal-page.tsx'
import { OPERATOR } from '../operator.ts'

/** What is collected, and what for. */
export const COLLECTION_SECTIONS: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <p>
        {OPERATOR.name}, {OPERATOR.address.slice(1).join(', ')}, decides what happens with personal data on this
        website. Questions and requests go to <a href={`mailto:${OPERATOR.supportEmail}`}>{OPERATOR.supportEmail}</a>.
      </p>
    ),
  },
  {
    id: 'collected',
    title: 'What we collect',
    body: (
      <ul>
        <li>
          <strong>Account:</strong> your name, e-mail address and password. The password is stored only as an argon2id
          hash. If you sign in with Google, we receive your name and verified e-mail address from Google.
        </li>
        <li>
          <strong>What you make:</strong> the names, descriptions, links and files you enter, the results, and when they
          were made.
        </li>
        <li>
          <strong>Billing:</strong> your name, phone number, address and country, and the plan. Card and bank details go
          to the payment provider and never reach us.
        </li>
        <li>
          <strong>Messages:</strong> what you write through the contact form, the feedback form and by e-mail, and the
          address you leave for the newsletter.
        </li>
        <li>
          <strong>Technical data:</strong> your IP address while a request is answered, to limit abuse and to find the
          country that decides the currency of our prices.
        </li>
        <li>
          <strong>Marks:</strong> every picture and video that is made here carries the day and the first six digits of
          its job&apos;s number, unseen in its pixels and written beside them, so that it can be recognised as
          generated. They tell others nothing about you.
        </li>
        <li>
          <strong>Files to verify:</strong> what you send on the page &quot;Verify a file&quot; is looked at and deleted
          at once. Nothing of it is kept.
        </li>
      </ul>
    ),
  },
  {
    id: 'purposes',
    title: 'What we use it for',
    body: (
      <>
        <p>
          We use this data to run your account, to make and keep what you ask for, to bill plans, to answer you, to keep
          the service safe and to meet legal duties. The legal grounds are our agreement with you, our legitimate
          interest in a safe service, legal duties, and your consent for the newsletter and other communications.
        </p>
        <p>
          We send news only if you signed up for it or left communications on in your profile. You can turn them off
          there at any time. We do not sell personal data, and no decision with legal effect for you is made by a
          machine alone.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What your browser keeps',
    body: (
      <>
        <p>
          Visage uses no advertising and no tracking by third parties: pages load files from this website only. Your
          sign-in and your latest results are kept in the session storage of the tab you work in and are gone when you
          close it. Access tokens are valid for 15 minutes and renew while you work; a session ends after 30 days at the
          latest without use.
        </p>
        <p>Clearing the data of this website in your browser removes everything that it keeps.</p>
      </>
    ),
  },
]
