import { MAX_TAKEDOWN_REASON_LENGTH, plainSentence, TAKEDOWN_RIGHTS, takedownNotice } from '@visage/contract'
import type { TakedownNotice } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { html } from '../../lib/html.ts'
import type { Html } from '../../lib/html.ts'
import { renderPublicPage } from '../../lib/public-page.ts'
import { TAKEDOWN_PATH } from '../shares/share.ts'
import { sendTakedownNotice } from './notices.ts'

type Values = Partial<Record<keyof TakedownNotice, string>>
type Errors = Readonly<Record<string, string>>

const RIGHT_LABELS: Record<(typeof TAKEDOWN_RIGHTS)[number], string> = {
  likeness: 'It shows me or somebody I speak for',
  copyright: 'It copies my work or my brand',
  privacy: 'It shows what is private',
  other: 'Something else',
}

type Field = { name: keyof TakedownNotice; label: string; control: (attributes: Html, value: string) => Html }

const input =
  (type: string, autocomplete: string) =>
  (attributes: Html, value: string): Html =>
    html`<input type="${type}" autocomplete="${autocomplete}" value="${value}"${attributes}>`

const area =
  (maxLength: number, rows: number) =>
  (attributes: Html, value: string): Html =>
    html`<textarea rows="${rows}" maxlength="${maxLength}"${attributes}>${value}</textarea>`

const rights = (attributes: Html, value: string): Html =>
  html`<select${attributes}>${TAKEDOWN_RIGHTS.map(
    (right) => html`<option value="${right}"${right === value && ' selected'}>${RIGHT_LABELS[right]}</option>`,
  )}</select>`

const maxPostalLength = 500

const FIELDS: readonly Field[] = [
  { name: 'address', label: 'Address of the content', control: input('text', 'off') },
  { name: 'right', label: 'What is wrong with it', control: rights },
  { name: 'reasons', label: 'Reasons', control: area(MAX_TAKEDOWN_REASON_LENGTH, 5) },
  { name: 'name', label: 'Your name', control: input('text', 'name') },
  { name: 'postal_address', label: 'Your postal address', control: area(maxPostalLength, 2) },
  { name: 'email', label: 'Your e-mail address', control: input('email', 'email') },
  { name: 'signature', label: 'Signature: type your name', control: input('text', 'off') },
]

const errorOf = (name: string, errors: Errors) =>
  errors[name] !== undefined && html`<span class="error" id="${name}-error">${errors[name]}</span>`

const errorAttributes = (name: string, errors: Errors) =>
  errors[name] !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`

const fieldHtml = ({ name, label, control }: Field, values: Values, errors: Errors): Html =>
  html`<label for="${name}">${label}</label>
${control(html` id="${name}" name="${name}"${errorAttributes(name, errors)}`, values[name] ?? '')}
${errorOf(name, errors)}
`

const summaryOf = ({ '': general, ...fields }: Errors) => {
  const text = general ?? (Object.keys(fields).length > 0 ? 'Nothing was sent yet. Please correct what is marked.' : '')
  return text !== '' && html`<p class="error" role="alert">${text}</p>`
}

/** The form for a notice, with what was typed before and what is wrong with it. */
export const renderTakedownForm = (values: Values, errors: Errors = {}): string =>
  renderPublicPage(
    html`<title>Ask for a takedown · Visage</title>`,
    html`<main class="form">
<h1>Ask for a takedown</h1>
<p>Something on Visage infringes your rights? Tell us here. You get a case number at once, and a decision within three
hours. Who made the content learns your reasons, not your name.</p>
${summaryOf(errors)}
<form method="post" action="${TAKEDOWN_PATH}">
${FIELDS.map((field) => fieldHtml(field, values, errors))}<label class="check"><input type="checkbox" name="is_true" value="yes"${values.is_true && ' checked'}${errorAttributes('is_true', errors)}>
<span>I believe in good faith that this use is not authorised, and the notice is true.</span></label>
${errorOf('is_true', errors)}
<button>Send the notice</button>
</form>
</main>`,
  )

const renderTakedownThanks = (caseNumber: string): string =>
  renderPublicPage(
    html`<title>Your notice has arrived · Visage</title>`,
    html`<main>
<h1>Your notice has arrived</h1>
<p>Its case number is <strong>${caseNumber}</strong>. Please open the link in
the mail that we have sent you and confirm that the notice is yours: it is then decided within three hours of its arrival.
There you see the case, and from then on you learn by mail what becomes of it. One address
gets at most two such mails in an hour.</p>
<p class="actions"><a class="primary" href="/">Go to Visage</a></p>
</main>`,
  )

type Answer = { status: number; html: string }

/** Takes the form of the page for notices, and answers with a page: thanks, or the form with what is wrong. */
export const handleTakedownForm = async (
  ctx: Context,
  { fields, ip }: { fields: Record<string, string>; ip: string },
): Promise<Answer> => {
  const parsed = takedownNotice.safeParse({ ...fields, is_true: fields.is_true === 'yes' }, { error: plainSentence })
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]))
    return { status: 400, html: renderTakedownForm(fields, errors) }
  }
  try {
    const { case_number: caseNumber } = await sendTakedownNotice(ctx, { notice: parsed.data, ip })
    return { status: 201, html: renderTakedownThanks(caseNumber) }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'rate_limited')) throw error
    return { status: 429, html: renderTakedownForm(fields, { '': error.message }) }
  }
}
