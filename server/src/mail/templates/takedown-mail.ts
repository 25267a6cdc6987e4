import type { Mail } from '../mailer.ts'
import { renderParagraphs } from './paragraphs.ts'
import type { Paragraphs } from './paragraphs.ts'
import { renderMail } from './render-mail.ts'

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
