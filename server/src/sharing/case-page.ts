import { escapeHtml } from '../lib/escape-html.ts'
import { moment } from '../lib/moment.ts'
import { renderPublicPage } from './public-page.ts'
import type { Takedown } from './takedown-store.ts'
import { tellComplainant } from './tell-complainant.ts'

const asked = `<p>A takedown notice names your e-mail address. Did you send it? Then you see the case here from now on, and
learn by mail what becomes of it. If you did not, close this page: nothing more is sent to you.</p>
<form method="post"><button>Yes, I sent this notice</button></form>`

const written = (title: string, text: string): string =>
  `<section><h2 class="shown">${title}</h2><p class="typed">${escapeHtml(text)}</p></section>`

const detailsOf = (takedown: Takedown): string => {
  const { notice, counterNotice } = takedown
  return `<p>${escapeHtml(tellComplainant(takedown))}</p>
${written('What you named', notice.address)}
${written('Your reasons', notice.reasons)}
${counterNotice === null ? '' : written('Its owner objects', counterNotice)}`
}

/** A case for who complained. Nothing that anybody typed is on it until the address is confirmed. */
export const renderCasePage = (takedown: Takedown): string => {
  const { caseNumber, receivedAt, confirmedAt } = takedown
  return renderPublicPage(
    `<title>Case ${caseNumber} · Visage</title>`,
    `<main class="form">
<h1>Case ${caseNumber}</h1>
<p>Received <time datetime="${receivedAt.toISOString()}">${moment(receivedAt)}</time></p>
${confirmedAt === null ? asked : detailsOf(takedown)}
</main>`,
  )
}

/** What stands where no case is shown. */
export const renderLostCase = (): string =>
  renderPublicPage(
    '<title>No case here · Visage</title>',
    `<main>
<h1>No case here</h1>
<p>Please open the link in our mail once more, whole.</p>
<p class="actions"><a class="primary" href="/">Go to Visage</a></p>
</main>`,
  )
