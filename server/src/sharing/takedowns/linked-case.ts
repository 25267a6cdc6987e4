import { createHmac, timingSafeEqual } from 'node:crypto'
import { takedownParams } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { html } from '../../lib/html.ts'
import type { Html } from '../../lib/html.ts'
import { formatTimestamp } from '../../lib/time.ts'
import { renderPublicPage } from '../../lib/public-page.ts'
import { TAKEDOWN_PATH } from '../shares/share.ts'
import { addTakedownEvent, changeTakedown, findTakedown, lockTakedown } from './store.ts'
import type { Takedown } from './store.ts'

type Secrets = Pick<Context, 'config'>

/** Only who reads the mail knows it; derived, so that nothing has to be kept. */
const keyOf = ({ config }: Secrets, { id }: Takedown): string =>
  createHmac('sha256', config.secrets.tokens).update(`takedown\n${id}`).digest('base64url')

/** Where who complained sees the case. */
export const caseLink = (ctx: Secrets, takedown: Takedown): string =>
  `${ctx.config.publicUrl}${TAKEDOWN_PATH}/${takedown.caseNumber}/${keyOf(ctx, takedown)}`

/** The case behind such an address; none when the key is not its own. */
const findLinkedCase = async (
  ctx: Context,
  { caseNumber, key }: { caseNumber: string; key: string },
): Promise<Takedown | undefined> => {
  const named = takedownParams.safeParse({ case_number: caseNumber })
  if (!named.success) return undefined
  const takedown = await findTakedown(ctx.db, { caseNumber: named.data.case_number })
  if (!takedown) return undefined
  const [expected, given] = [Buffer.from(keyOf(ctx, takedown)), Buffer.from(key)]
  return expected.length === given.length && timingSafeEqual(expected, given) ? takedown : undefined
}

const WORDS: Record<Takedown['state'], (takedown: Takedown) => string> = {
  open: () => 'It is decided within three hours.',
  hidden: ({ assetId }) =>
    assetId === null
      ? 'Nothing is shown at the address that you named. If it is on Visage, please send a notice with the address of its public page.'
      : 'What you named is no longer shown.',
  rejected: () => 'We have looked into your notice and found that the content may stay.',
  countered: () => 'What you named is no longer shown. Its owner objects, and we look into it once more.',
  restored: ({ counterNotice }) =>
    counterNotice === null
      ? 'We have looked into it once more and put the content back.'
      : 'After an objection we have put the content back.',
}

/** What a case has come to, for who complained: never a word that somebody typed. */
export const complainantText = (takedown: Takedown, state: Takedown['state'] = takedown.state): string =>
  WORDS[state](takedown)

const requestedText = html`<p>A takedown notice names your e-mail address. Did you send it? Then you see the case here from now on, and
learn by mail what becomes of it; without a decision, what you named is hidden after three hours. If you did not, close this page: nothing more is sent to you.</p>
<form method="post"><button>Yes, I sent this notice</button></form>`

const written = (title: string, text: string): Html =>
  html`<section><h2 class="shown">${title}</h2><p class="typed">${text}</p></section>`

const detailsOf = (takedown: Takedown): Html => {
  const { notice, counterNotice } = takedown
  return html`<p>${complainantText(takedown)}</p>
${written('What you named', notice.address)}
${written('Your reasons', notice.reasons)}
${counterNotice !== null && written('Its owner objects', counterNotice)}`
}

/** A case for who complained. Nothing that anybody typed is on it until the address is confirmed. */
const renderCasePage = (takedown: Takedown): string => {
  const { caseNumber, receivedAt, confirmedAt } = takedown
  return renderPublicPage(
    html`<title>Case ${caseNumber} · Visage</title>`,
    html`<main class="form">
<h1>Case ${caseNumber}</h1>
<p>Received <time datetime="${receivedAt.toISOString()}">${formatTimestamp(receivedAt)}</time></p>
${confirmedAt === null ? requestedText : detailsOf(takedown)}
</main>`,
  )
}

/** What stands where no case is shown. */
const renderLostCase = (): string =>
  renderPublicPage(
    html`<title>No case here · Visage</title>`,
    html`<main>
<h1>No case here</h1>
<p>Please open the link in our mail once more, whole.</p>
<p class="actions"><a class="primary" href="/">Go to Visage</a></p>
</main>`,
  )

type Linked = { caseNumber: string; key: string }
type Answer = { status: number; html: string }

const show = (takedown: Takedown | undefined): Answer =>
  takedown ? { status: 200, html: renderCasePage(takedown) } : { status: 404, html: renderLostCase() }

/** The page of a case at the address in the mail to who complained. */
export const readLinkedCase = async (ctx: Context, linked: Linked): Promise<Answer> =>
  show(await findLinkedCase(ctx, linked))

/** Who reads the address of a notice says that it is theirs: from now on they get news of the case. */
export const confirmLinkedCase = async (ctx: Context, linked: Linked): Promise<Answer> => {
  const found = await findLinkedCase(ctx, linked)
  if (!found) return show(undefined)
  const confirmed = await inTransaction(ctx.db, async (tx) => {
    const takedown = await lockTakedown(tx, found.caseNumber)
    if (!takedown || takedown.confirmedAt !== null) return takedown
    const confirmedAt = ctx.clock.now()
    await changeTakedown(tx, takedown.id, { confirmedAt })
    await addTakedownEvent(tx, {
      takedownId: takedown.id,
      at: confirmedAt,
      actor: 'visitor',
      action: 'confirmed',
      note: null,
    })
    return { ...takedown, confirmedAt }
  })
  return show(confirmed)
}
