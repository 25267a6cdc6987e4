import { escapeHtml } from '../../lib/escape-html.ts'
import type { Authorization } from './consent.ts'

const style = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: #07080c;
  color: #f4f6fb; font: 16px/1.6 Inter, system-ui, sans-serif; }
main { width: 100%; max-width: 440px; background: #11141c; border: 2px dashed #f5b94c; border-radius: 14px; padding: 28px; }
.mark { display: inline-block; margin: 0 0 16px; padding: 2px 12px; border-radius: 999px; background: #f5b94c;
  color: #1b1404; font-size: 14px; font-weight: 700; }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 8px; }
p { margin: 0 0 20px; color: #c9cfdd; }
p.wrong { color: #ff9d9d; }
code { overflow-wrap: anywhere; }
label { display: block; margin: 0 0 16px; font-weight: 600; }
label.check { display: flex; gap: 10px; align-items: center; font-weight: 400; min-height: 44px; }
input:not([type=checkbox]) { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; border-radius: 10px;
  border: 1px solid #6b7488; background: #0a0c12; color: inherit; font: inherit; }
input[type=checkbox] { width: 20px; height: 20px; }
button { width: 100%; min-height: 44px; margin-top: 12px; border-radius: 10px; border: 1px solid #4c7dff;
  background: #2f5fe0; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; border-color: #6b7488; }
:focus-visible { outline: 3px solid #86a6ff; outline-offset: 2px; }`

const page = (body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Stand-in for Google on this machine</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="mark">Not Google</p>
${body}
</main>
</body>
</html>
`

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
