import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Given, OPERATOR, SupportLink } from '../operator.tsx'
import { LegalPage } from './legal-page.tsx'
import type { LegalSection } from './legal-page.tsx'

/** What is collected, and what for. */
export const COLLECTION_SECTIONS: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <p>
        {OPERATOR.name}
        <Given detail="addressLine">, {OPERATOR.addressLine},</Given> decides what happens with personal data on this
        website. Questions and requests go to <SupportLink />.
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
          <strong>Sign-ins:</strong> when you signed in and how, the network it came from, and what your browser calls
          itself, for half a year, so that you see and are told when somebody else gets in.
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
          We send news only if you signed up for it or left communications on in your profile. Every mail with news has
          a link that ends them at once, and you can turn them off in your profile at any time. We do not sell personal
          data, and no decision with legal effect for you is made by a machine alone.
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
          latest without use, and after 90 days in any case.
        </p>
        <p>
          One cookie, set when you sign up or in, holds a random number by which your browser is known again, so that
          nobody takes over your sign-up and a sign-in from another device can be told to you. It is no use to anybody
          else and follows you nowhere.
        </p>
        <p>Clearing the data of this website in your browser removes everything that it keeps.</p>
      </>
    ),
  },
]

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
        Nothing, until you share it. An image that you share is public and remixable by default under{' '}
        <Link to={`${PATHS.terms}#remix`}>section G of the terms</Link>. Your name and e-mail address are not shown with
        it. The addresses of your files are signed and expire after 24 hours. What you share on a social platform
        follows the rules of that platform.
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
          write to <SupportLink /> from the address of your account.
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

const SECTIONS = [...COLLECTION_SECTIONS, ...RIGHTS_SECTIONS]

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy Policy"
    lead="What Visage knows about you, why, for how long, and how to take it back."
    updated="2026-11-21"
    sections={SECTIONS}
  />
)
