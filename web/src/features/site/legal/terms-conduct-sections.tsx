import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Given, OPERATOR, SupportLink } from '../operator.tsx'
import type { LegalSection } from './legal-page.tsx'

/** Terms G to L: how what is made may be used, and what happens when things go wrong. */
export const CONDUCT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'remix',
    title: 'Public and remixable by default',
    body: (
      <>
        <p>
          Nobody sees what you make until you share it. Images that you share are{' '}
          <strong>public and remixable by default</strong>: everybody who has the address sees them, and other members
          may build new ones on them unless you switch that off. You allow us to display them there. This permission
          does not pass on your ownership, and ends for an image when you stop sharing it or delete it. Remixes made
          before then stay with the people who made them. Videos and songs that you share can be seen and heard, not
          remixed.
        </p>
        <p>Sharing is switched on and off in your gallery, for each item, at any time.</p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <>
        <p>Do not use Visage to make or publish:</p>
        <ul>
          <li>sexual content, or any content that shows or suggests minors in a sexual or abusive way;</li>
          <li>a likeness of a real person meant to deceive, harass, discredit or advertise without their consent;</li>
          <li>hatred, threats, incitement, or instructions for violence;</li>
          <li>fraud, fake reviews, or political messages that pretend to come from a real person;</li>
          <li>content that infringes the copyright, trade mark or privacy of others.</li>
        </ul>
        <p>
          Names that you enter for a blend are a starting point for a new, fictional face. They give you no right to
          present the result as that person. Say that an influencer is virtual where the law or the platform asks for
          it. Do not remove watermarks or provenance data, break into the service, resell access to it, or copy it with
          automated means.
        </p>
        <p>
          We may remove content and suspend or close accounts that break these rules. We tell you why, unless the law
          forbids it.
        </p>
      </>
    ),
  },
  {
    id: 'rates',
    title: 'Rate limits and availability',
    body: (
      <>
        <p>
          Every plan is subject to rate limits, so that one account cannot crowd out the others.{' '}
          <strong>Plans described as unlimited are rate limited too</strong>: there is no monthly number, but a pace.
          When you reach it, generations wait in line or are refused for a while, with a message that says so.
        </p>
        <p>We work to keep Visage available but do not promise that it will never be interrupted.</p>
      </>
    ),
  },
  {
    id: 'takedown',
    title: 'Takedown and counter-notice',
    body: (
      <>
        <p>
          If something on Visage infringes your rights, send a takedown notice by <a href="/takedown">the form</a>,
          which gives you a case number at once and, once you have confirmed your address, a decision within three
          hours, or to <SupportLink />, with:
        </p>
        <ul>
          <li>the work or right concerned, and your relation to it;</li>
          <li>the address of the content on Visage;</li>
          <li>your name, postal address and e-mail address;</li>
          <li>
            a statement that you believe in good faith that the use is not authorised and that the notice is true;
          </li>
          <li>your signature, by hand or typed.</li>
        </ul>
        <p>
          We remove or block content that such a notice rightly names and tell the member who made it. That member may
          send a <strong>counter-notice</strong> to the same address, with the content concerned, the reasons why the
          removal was a mistake, contact details, consent to the courts named in section L, and a signature. We pass it
          on to the person who complained. Unless that person then shows that they have gone to court, we may put the
          content back. Accounts that infringe repeatedly are closed.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Ending the agreement and liability',
    body: (
      <>
        <p>
          You may delete your account at any time in your profile. That erases your account, your assets and their
          files, and cancels the plan; billing records that the law asks us to keep are kept without your name. We may
          end the agreement for good cause, such as a serious breach of section H.
        </p>
        <p>
          Visage is provided as it is. As far as the law allows, we are not liable for indirect damage or lost profit,
          and our total liability in a year is limited to what you paid us in that year. Nothing here limits liability
          for intent, gross negligence, or injury to life and health. If others claim damages from us because your use
          of Visage broke these terms, you cover what it costs us.
        </p>
      </>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputes, changes and contact',
    body: (
      <>
        <p>
          Tell us first when something is wrong. Both sides then have <strong>30 days</strong> from the written notice
          to settle the dispute between themselves before either goes to court. The law of{' '}
          <Given detail="country" otherwise="the country in which we are based">
            {OPERATOR.country}
          </Given>{' '}
          applies, and the courts of{' '}
          <Given detail="city" otherwise="our seat">
            {OPERATOR.city}
          </Given>{' '}
          are competent, unless consumer law where you live gives you better rights.
        </p>
        <p>
          We may change these terms. We announce changes that matter by e-mail before they take effect; if you do not
          agree, you can close your account. If one clause is invalid, the others stay in force.
        </p>
        <p>
          You reach us through the <Link to={PATHS.contact}>contact page</Link>
          <Given detail="addressLine"> and by post: {OPERATOR.addressLine}</Given>.
        </p>
      </>
    ),
  },
]
