import { Link } from 'react-router'
import { PATHS } from '../../../lib/paths.ts'
import type { LegalSection } from '../components/legal-page.tsx'
import { OPERATOR } from '../operator.ts'

/** Who else sees data, how long it stays, and what people can ask for. */
export const RIGHTS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'sharing',
    title: 'Who else receives data',
    body: (
      <>
        <p>Only those whom the service needs, and only what they need:</p>
        <ul>
          <li>payment providers, for plans (Razorpay in India, PayPal elsewhere);</li>
          <li>Google, if you choose to sign in with it;</li>
          <li>the hosting and mail providers that run this installation for us;</li>
          <li>
            an outside generation service, where the operator has connected one: it receives the input of the generation
            that it makes. The built-in studio runs on our own servers.
          </li>
          <li>authorities, where the law obliges us.</li>
        </ul>
        <p>
          Some of them may work in other countries. We then use the safeguards that the law provides, such as standard
          contractual clauses.
        </p>
      </>
    ),
  },
  {
    id: 'public',
    title: 'What can become public',
    body: (
      <p>
        Images are public and remixable by default under <Link to={`${PATHS.terms}#remix`}>section G of the terms</Link>
        . Your name and e-mail address are not shown with them. The addresses of your files are signed and expire after
        24 hours. What you share on a social platform follows the rules of that platform.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <>
        <p>
          Account data and what you have made stay until you delete them. Deleting your account in the profile erases
          the account, your assets and their files, your messages and your newsletter address. Billing records that the
          law asks us to keep are kept without your name for as long as it asks. Sign-in codes lapse after 10 minutes.
          The newsletter address stays until you unsubscribe, messages until your question is settled.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Passwords, sign-in codes and renewal tokens are stored as hashes, pictures you upload are re-encoded before
        anything else touches them, and every file and record answers only to the account that it belongs to. Logs hold
        no passwords, codes or tokens. No system is perfectly safe; if a breach puts you at risk, we tell you and the
        authority in charge.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Visage is for people aged 18 or older. <strong>We do not knowingly collect data from children under 13.</strong>{' '}
        If you believe that a child has given us data, write to us and we erase it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          Depending on where you live, you can ask for a copy of your data, have it corrected or erased, receive it in a
          common format, object to its use, restrict it, or withdraw a consent. You can change your name, turn
          communications off, export everything as one zip and delete your account in your profile. For everything else
          write to <a href={`mailto:${OPERATOR.supportEmail}`}>{OPERATOR.supportEmail}</a> from the address of your
          account.
        </p>
        <p>You may also complain to the data protection authority of the place where you live.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When we change this policy we change the date at its top, and announce changes that matter by e-mail before they
        take effect.
      </p>
    ),
  },
]
