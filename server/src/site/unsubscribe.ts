import { createHmac } from 'node:crypto'
import type { Context } from '../program/context.ts'
import { inTransaction } from '../db/transaction.ts'
import { html } from '../lib/html.ts'
import type { Html } from '../lib/html.ts'
import { renderPublicPage } from '../lib/public-page.ts'
import { deriveKey, findSealed, seal } from '../lib/seal.ts'
import { stopNews } from './store.ts'

/** Where somebody leaves all news. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

type Secrets = Pick<Context, 'config'>

/** By the secret that is never renewed: a link in a mail of years ago has to work. */
const keyOf = ({ config }: Secrets): Buffer => deriveKey(config.secrets.provenance, 'unsubscribe')

/** The address, sealed: links end up in the logs of proxies. The same address gives the same token. */
const sealAddress = (ctx: Secrets, email: string): string => {
  const key = keyOf(ctx)
  return seal(key, email, { iv: createHmac('sha256', key).update(email).digest() })
}

/** The address by which whoever reads the mails of an address, or their mail program by one POST, ends its news. */
export const unsubscribeLink = (ctx: Secrets, email: string): string =>
  `${ctx.config.publicUrl}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token: sealAddress(ctx, email) })}`

type Answer = { status: number; html: string }

const renderPage = (status: number, title: string, words: Html): Answer => ({
  status,
  html: renderPublicPage(
    html`<title>${title} · Visage</title>`,
    html`<main>
<h1>${title}</h1>
${words}
</main>`,
  ),
})

const lostPage = () =>
  renderPage(
    404,
    'This link is not whole',
    html`<p>Please open the link in our mail once more, from its beginning to its end. In your profile you can turn
communications off as well.</p>
<p class="actions"><a class="primary" href="/profile">Open your profile</a></p>`,
  )

/** Asks first: programs that look through mails open every link in them. */
export const readUnsubscribePage = (ctx: Secrets, token: string): Answer => {
  const email = findSealed(keyOf(ctx), token)
  if (email === undefined) return lostPage()
  return renderPage(
    200,
    'No more news?',
    html`<p>We then send no newsletter and no offers to ${email}. Mails about an account, such as codes and
receipts, still come.</p>
<form method="post"><button>Unsubscribe</button></form>`,
  )
}

/** Ends all news to an address, by whichever way it came to get them; once more does no harm. */
export const unsubscribe = async (ctx: Context, token: string): Promise<Answer> => {
  const email = findSealed(keyOf(ctx), token)
  if (email === undefined) return lostPage()
  await inTransaction(ctx.db, (tx) => stopNews(tx, email))
  return renderPage(
    200,
    'You are unsubscribed',
    html`<p>No more news goes to ${email}. Should you miss us: the newsletter waits at the end of our pages, and
communications in your profile.</p>
<p class="actions"><a class="primary" href="/">Go to Visage</a></p>`,
  )
}
