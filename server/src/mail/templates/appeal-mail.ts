import type { Mail } from '../mailer.ts'
import { renderParagraphs } from './paragraphs.ts'
import { renderMail } from './render-mail.ts'

type Options = {
  to: string
  isAllowed: boolean
  /** Why, in the operator's words. */
  note: string
  /** Where what was refused is listed. */
  profileUrl: string
}

/** How an appeal was decided. What was refused is not repeated: mail is kept and passed on by others. */
export const renderAppealMail = ({ to, isAllowed, note, profileUrl }: Options): Promise<Mail> => {
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
