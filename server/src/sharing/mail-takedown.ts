import { findPerson } from '../account/find-person.ts'
import type { Context } from '../context.ts'
import { MailRefusedError } from '../mail/mailer.ts'
import { renderTakedownMail } from '../mail/templates/takedown-mail.ts'
import { findTakedown } from './takedown-store.ts'
import type { Takedown } from './takedown-store.ts'

export const READERS = ['complainant', 'owner', 'operator'] as const
export const NEWS = ['received', 'hidden', 'rejected', 'countered', 'restored'] as const
type Reader = (typeof READERS)[number]
type News = (typeof NEWS)[number]

/** `site` is where the site is, without a slash at its end. */
type Words = (takedown: Takedown, site: string) => readonly string[]

const objection = ({ counterNotice }: Takedown) => ['Its owner objects:', counterNotice ?? '']
const complaint = ({ notice }: Takedown) => [
  `${notice.name} (${notice.email}) asks for this to be taken down: ${notice.address}`,
  notice.reasons,
]

const WORDS: Record<Reader, Partial<Record<News, Words>>> = {
  complainant: {
    received: () => ['Your notice has arrived. It is decided within three hours.'],
    hidden: ({ assetId, notice }) => [
      assetId === null
        ? `Nothing is shown at the address that you named: ${notice.address}. If it is on Visage, please send a notice with the address of its public page.`
        : `What you named is no longer shown: ${notice.address}`,
    ],
    rejected: () => ['We have looked into your notice and found that the content may stay.'],
    countered: objection,
    restored: ({ counterNotice }) => [
      counterNotice === null
        ? 'We have looked into it once more and put the content back.'
        : 'After an objection we have put the content back.',
    ],
  },
  owner: {
    hidden: ({ notice }, site) => [
      'Somebody has told us that an item that you share infringes their rights. Its public page is hidden. Reasons:',
      notice.reasons,
      `If that is a mistake you may send a counter-notice: sign in and open ${site}/cases.`,
    ],
    restored: () => ['Your item may be shared again. Its page is back if it was switched on.'],
  },
  operator: {
    received: (takedown) => [...complaint(takedown), 'After three hours without a decision it is hidden by itself.'],
    countered: (takedown) => [...complaint(takedown), ...objection(takedown)],
  },
}

const addressOf = async ({ db, config }: Context, to: Reader, takedown: Takedown): Promise<string | null> => {
  if (to === 'operator') return config.supportEmail
  if (to === 'complainant') return takedown.notice.email
  return (takedown.ownerId && (await findPerson(db, takedown.ownerId))?.email) ?? null
}

/** Tells one side of a case what happened, where there is something to tell and somebody to tell it to. */
export const mailTakedown = async (
  ctx: Context,
  { takedownId, to, news }: { takedownId: string; to: Reader; news: News },
): Promise<void> => {
  const takedown = await findTakedown(ctx.db, { id: takedownId })
  const words = takedown && WORDS[to][news]
  const address = takedown ? await addressOf(ctx, to, takedown) : null
  if (!takedown || !words || address === null) return
  try {
    await ctx.mail.send(
      await renderTakedownMail({
        to: address,
        caseNumber: takedown.caseNumber,
        paragraphs: words(takedown, ctx.config.publicUrl.replace(/\/+$/, '')),
      }),
    )
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    ctx.log.error({ err: error, takedownId, to, news }, 'news of a takedown could not be mailed')
  }
}
