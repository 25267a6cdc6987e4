import { AppError } from '@visage/server/app-error'
import { html, raw, renderDocument } from '@visage/server/html'
import type { Html } from '@visage/server/html'
import { listOutbox, readOutboxMail } from '@visage/server/outbox'
import type { OutboxMail } from '@visage/server/outbox'
import type { FastifyInstance } from 'fastify'

const refreshSeconds = 5

const style = `
:root { color-scheme: dark; }
body { margin: 0 auto; padding: 32px 24px; max-width: 960px; background: #07080c; color: #f4f6fb;
  font: 16px/1.6 Inter, system-ui, sans-serif; }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 8px; overflow-wrap: anywhere; }
h2 { font-size: 16px; margin: 32px 0 8px; }
p { margin: 0 0 24px; color: #a7afc2; }
a { color: #86a6ff; }
a:focus-visible { outline: 3px solid #4c7dff; outline-offset: 2px; border-radius: 4px; }
ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid #262b38; }
li { border-bottom: 1px solid #262b38; padding: 12px 0; overflow-wrap: anywhere; }
li a { display: block; font-weight: 600; padding: 4px 0; }
li span, time { color: #a7afc2; font-size: 14px; }
iframe { width: 100%; height: 520px; border: 1px solid #262b38; border-radius: 14px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #11141c; border: 1px solid #262b38;
  border-radius: 14px; padding: 16px; margin: 0; font: 14px/1.6 ui-monospace, monospace; }
table { border-collapse: collapse; font-size: 14px; }
th, td { text-align: left; vertical-align: top; padding: 4px 16px 4px 0; overflow-wrap: anywhere; }
th { color: #a7afc2; font-weight: 400; white-space: nowrap; }`

const page = ({ title, head, body }: { title: string; head?: Html; body: Html }): string =>
  renderDocument(
    html`<meta name="robots" content="noindex">
${head}<title>${title}</title>
<style>${raw(style)}</style>`,
    body,
  )

const time = (at: Date): Html => {
  const [date, clock] = at.toISOString().split(/[T.]/)
  return html`<time datetime="${at.toISOString()}">${date} ${clock} UTC</time>`
}

const row = ({ name, to, subject, sentAt }: OutboxMail): Html =>
  html`<li><a href="/dev/mail/${encodeURIComponent(name)}">${subject}</a><span>to ${to}, </span>${time(sentAt)}</li>`

/** The page that lists the kept mails and looks again by itself. */
export const renderMailList = (mails: readonly OutboxMail[]): string =>
  page({
    title: 'Mails of this machine',
    head: html`<meta http-equiv="refresh" content="${refreshSeconds}">\n`,
    body: html`<main>
<h1>Mails of this machine</h1>
<p>No mail server is set, so nothing leaves this machine. This list renews itself every ${refreshSeconds} seconds.</p>
${mails.length > 0 ? html`<ol>\n${mails.map(row)}\n</ol>` : html`<p>No mail yet. Sign up or ask for a code, and it lands here.</p>`}
</main>`,
  })

/** The page that shows one kept mail; its HTML runs no script and can reach nothing of the site. */
export const renderMailPage = ({ to, subject, sentAt, html: sent, text, headers }: OutboxMail): string =>
  page({
    title: subject,
    body: html`<main>
<p><a href="/dev/mail">All mails</a></p>
<h1>${subject}</h1>
<p>to ${to}, ${time(sentAt)}</p>
<iframe title="The mail as a mail program shows it" sandbox srcdoc="${sent}"></iframe>
<h2>Text</h2>
<pre>${text}</pre>
<h2>Headers</h2>
<table>
${headers.map(({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}
</table>
</main>`,
  })

const DEV_MAIL_PATH = '/dev/mail'

/** The mails of this machine, which are files in `dir`, as pages. */
export const serveMail = (app: FastifyInstance, dir: string): void => {
  app.get(DEV_MAIL_PATH, async (_request, reply) => reply.type('text/html').send(renderMailList(await listOutbox(dir))))
  app.get<{ Params: { name: string } }>(`${DEV_MAIL_PATH}/:name`, async (request, reply) => {
    const mail = await readOutboxMail(dir, request.params.name)
    if (!mail) throw new AppError('not_found')
    return reply.type('text/html').send(renderMailPage(mail))
  })
}
