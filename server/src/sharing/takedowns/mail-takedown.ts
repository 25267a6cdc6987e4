import { z } from 'zod'
import { findPerson } from '../../account/users/persons.ts'
import { sendUnlessRefused } from '../../adapters/mail/mailer.ts'
import { renderTakedownMail } from '../../adapters/mail/templates/support-mails.ts'
import type { TakedownMail } from '../../adapters/mail/templates/support-mails.ts'
import type { Context } from '../../program/context.ts'
import { defineJob } from '../../program/define-job.ts'
import { caseLink, complainantText } from './linked-case.ts'
import { findTakedown } from './store.ts'
import type { Takedown } from './store.ts'

const READERS = ['complainant', 'owner', 'operator'] as const
const TAKEDOWN_UPDATES = ['received', 'hidden', 'rejected', 'countered', 'restored'] as const
type Reader = (typeof READERS)[number]
type TakedownUpdate = (typeof TAKEDOWN_UPDATES)[number]

type Words = Omit<TakedownMail, 'caseNumber'>

/** Anybody may have typed this address, so nothing that was typed goes to it, and nothing but this until it is confirmed. */
const toComplainant = (ctx: Context, takedown: Takedown, news: TakedownUpdate): Words | undefined => {
  const { notice, confirmedAt } = takedown
  const url = caseLink(ctx, takedown)
  if (news === 'received')
    return {
      to: notice.email,
      paragraphs: [
        'A takedown notice with this address has arrived. Once it is confirmed, it is decided within three hours of its arrival.',
        'If you sent it, please confirm that below: you then see the case and learn by mail what becomes of it. If you did not, there is nothing to do, and we write no more about it.',
      ],
      link: { label: 'Open the case', url },
    }
  if (confirmedAt === null) return undefined
  return { to: notice.email, paragraphs: [complainantText(takedown, news)], link: { label: 'Open the case', url } }
}

const toOwner = async (
  ctx: Context,
  { ownerId, notice }: Takedown,
  news: TakedownUpdate,
): Promise<Words | undefined> => {
  const owner = ownerId === null ? undefined : await findPerson(ctx.db, ownerId)
  if (!owner) return undefined
  if (news === 'restored')
    return { to: owner.email, paragraphs: ['Your item may be shared again. Its page is back if it was switched on.'] }
  if (news !== 'hidden') return undefined
  return {
    to: owner.email,
    paragraphs: [
      'Somebody has told us that an item that you share infringes their rights. Its public page is hidden. Reasons:',
      notice.reasons,
      'If that is a mistake you may send a counter-notice: sign in and open your cases.',
    ],
    link: { label: 'Open your cases', url: `${ctx.config.publicUrl}/cases` },
  }
}

const toOperator = (
  { config }: Context,
  { notice, counterNotice }: Takedown,
  news: TakedownUpdate,
): Words | undefined => {
  if (config.supportEmail === null) return undefined
  const complaint = [
    `${notice.name} (${notice.email}) asks for this to be taken down: ${notice.address}`,
    notice.reasons,
  ]
  if (news === 'received')
    return {
      to: config.supportEmail,
      paragraphs: [
        ...complaint,
        'After three hours without a decision it is hidden by itself, once the address of the notice is confirmed.',
      ],
    }
  if (news !== 'countered') return undefined
  return { to: config.supportEmail, paragraphs: [...complaint, 'Its owner objects:', counterNotice ?? ''] }
}

const WRITERS: Record<
  Reader,
  (ctx: Context, takedown: Takedown, news: TakedownUpdate) => ReturnType<typeof toOwner> | Words | undefined
> = { complainant: toComplainant, owner: toOwner, operator: toOperator }

/** Tells one side of a case what happened, where there is something to tell and somebody to tell it to. */
const mailTakedown = async (
  ctx: Context,
  { takedownId, to, news }: { takedownId: string; to: Reader; news: TakedownUpdate },
): Promise<void> => {
  const takedown = await findTakedown(ctx.db, { id: takedownId })
  const words = takedown && (await WRITERS[to](ctx, takedown, news))
  if (!words) return
  await sendUnlessRefused(ctx, await renderTakedownMail({ caseNumber: takedown.caseNumber, ...words }), {
    logged: { takedownId, to, news },
    sentence: 'news of a takedown could not be mailed',
    level: 'error',
  })
}

export const mailTakedownJob = defineJob({
  name: 'mail-takedown',
  payload: z.object({ takedownId: z.uuid(), to: z.enum(READERS), news: z.enum(TAKEDOWN_UPDATES) }),
  options: { concurrency: 1, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailTakedown(ctx, payload),
})
