import { formatTimestamp } from '../../../lib/time.ts'
import type { Mail } from '../mailer.ts'
import { renderMail, renderParagraphs } from './render-mail.ts'
import type { Paragraphs } from './render-mail.ts'

type DecidedAppeal = {
  to: string
  isAllowed: boolean
  /** Why, in the operator's words. */
  note: string
  /** Where what was refused is listed. */
  profileUrl: string
}

/** How an appeal was decided. What was refused is not repeated: mail is kept and passed on by others. */
export const renderAppealMail = ({ to, isAllowed, note, profileUrl }: DecidedAppeal): Promise<Mail> => {
  const decided = isAllowed
    ? 'We looked at what was refused again: you may make it now.'
    : 'We looked at what was refused again, and it stays refused.'
  return renderMail({
    to,
    subject: isAllowed ? 'Your appeal: allowed' : 'Your appeal: it stays refused',
    preview: decided,
    heading: isAllowed ? 'You may make it now' : 'It stays refused',
    body: renderParagraphs({
      paragraphs: [decided, ...(note === '' ? [] : [note])],
      link: { label: 'See what was refused', url: profileUrl },
    }),
    footer: 'You get this mail because you appealed against a refusal.',
  })
}

/** What somebody gets who joined the newsletter: anybody may have typed the address. */
export const renderWelcomeMail = async ({
  to,
  unsubscribeUrl,
}: {
  to: string
  unsubscribeUrl: string
}): Promise<Mail> => {
  const mail = await renderMail({
    to,
    subject: 'You get our news from now on',
    preview: 'New tools, new articles and what we learned.',
    heading: 'Welcome to our community',
    body: renderParagraphs({
      paragraphs: [
        'This address was put on our newsletter: new tools, new articles and what we learned, a mail now and then, no tracking.',
        'Every mail with news has a link that ends them, like this one. If you did not sign up, press it and no more come.',
      ],
      link: { label: 'Unsubscribe', url: unsubscribeUrl },
    }),
    footer: 'You get this mail because this address was put on the newsletter of Visage.',
  })
  return { ...mail, unsubscribeUrl }
}

export type TakedownMail = Paragraphs & { to: string; caseNumber: string }

/** News of a takedown case. */
export const renderTakedownMail = ({ to, caseNumber, ...words }: TakedownMail): Promise<Mail> =>
  renderMail({
    to,
    subject: `Takedown case ${caseNumber}`,
    preview: `News of the case ${caseNumber}.`,
    heading: `Case ${caseNumber}`,
    body: renderParagraphs(words),
    footer: 'Please name the case number when you write to us.',
  })

type ContactMessage = { to: string; name: string; email: string; message: string; createdAt: Date }

/** A message of the contact form, for the operator alone: all of it may have been typed by a stranger. */
export const renderContactMail = async ({ to, name, email, message, createdAt }: ContactMessage): Promise<Mail> => {
  const mail = await renderMail({
    to,
    subject: 'A message through the contact form',
    preview: `${name} has written.`,
    heading: 'Somebody has written',
    body: renderParagraphs({ paragraphs: [`From ${name}, ${email}`, message] }),
    footer: `Sent on ${formatTimestamp(createdAt)}. Your answer goes to ${email}, an address that nobody has verified.`,
  })
  return { ...mail, replyTo: email }
}
