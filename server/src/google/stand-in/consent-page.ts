import { renderDevPage } from '../../lib/dev-page.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import type { Authorization } from './consent.ts'

const page = (body: string): string =>
  renderDevPage({ title: 'Stand-in for Google on this machine', mark: 'Not Google', body })

const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

/** The page on which a person of this machine says who to be. */
export const renderConsentPage = (asked: Authorization, wrong?: string): string => {
  const kept = Object.entries(asked).filter(([name]) => name !== 'login_hint')
  return page(`<h1>Sign in as anybody</h1>
<p>No Google client is set, so this page stands in for Google's, on this machine only. Type the account to sign in with.
It goes to <code>${escapeHtml(new URL(asked.redirect_uri).origin)}</code>.</p>
${wrong ? `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>` : ''}
<form method="get" action="/dev/google/consent">
${kept.map(hidden).join('\n')}
<label>Email<input type="email" name="email" required maxlength="254" autocomplete="off"
  value="${escapeHtml(asked.login_hint ?? 'ada@example.com')}"></label>
<label>Name<input name="name" required maxlength="100" autocomplete="off" value="Ada Example"></label>
<label class="check"><input type="checkbox" name="email_verified" value="true" checked>The address is verified</label>
<button>Continue</button>
<button class="quiet" name="cancel" value="true" formnovalidate>Cancel</button>
</form>`)
}

/** The page for a request that cannot be answered. */
export const renderRefusalPage = (reason: string): string =>
  page(`<h1>This request cannot be answered</h1>\n<p class="wrong">${escapeHtml(reason)}</p>`)
