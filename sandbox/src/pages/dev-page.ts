import { html, HTML_TYPE, raw, renderDocument } from '@visage/server/html'
import type { Html } from '@visage/server/html'
import type { FastifyReply } from 'fastify'

const style = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: #07080c;
  color: #f4f6fb; font: 16px/1.6 Inter, system-ui, sans-serif; }
main { width: 100%; max-width: 440px; background: #11141c; border: 2px dashed #f5b94c; border-radius: 14px; padding: 28px; }
main.wide { max-width: 1120px; align-self: start; }
.mark { display: inline-block; margin: 0 0 16px; padding: 2px 12px; border-radius: 999px; background: #f5b94c;
  color: #1b1404; font-size: 14px; font-weight: 700; }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 8px; }
h2 { font-size: 18px; line-height: 1.4; margin: 28px 0 8px; overflow-wrap: anywhere; }
p { margin: 0 0 20px; color: #c9cfdd; }
p.wrong { color: #ff9d9d; }
a { color: #86a6ff; }
code { overflow-wrap: anywhere; }
label { display: block; margin: 0 0 16px; font-weight: 600; }
label.check { display: flex; gap: 10px; align-items: center; font-weight: 400; min-height: 44px; }
input:not([type=checkbox]), select { display: block; width: 100%; margin-top: 4px; padding: 10px 12px;
  border-radius: 10px; border: 1px solid #6b7488; background: #0a0c12; color: inherit; font: inherit; height: 46px; }
input[type=checkbox] { width: 20px; height: 20px; }
button { width: 100%; min-height: 44px; margin-top: 12px; padding: 0 16px; border-radius: 10px;
  border: 1px solid #4c7dff; background: #2f5fe0; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; border-color: #6b7488; }
.row { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; }
.row button { width: auto; margin-top: 0; }
.row + .row { margin-top: 20px; }
.row label { margin: 0; }
dl { align-items: baseline; display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; margin: 0 0 20px; }
dt { color: #a7afc2; }
dd { margin: 0; overflow-wrap: anywhere; }
dd.price { font-size: 20px; font-weight: 600; }
section { border-top: 1px solid #262b38; padding-bottom: 20px; }
:focus-visible { outline: 3px solid #86a6ff; outline-offset: 2px; }`

type Page = { title: string; mark: string; body: Html; isWide?: boolean }

/** A page of this machine that stands in for another's, and says so. */
export const renderDevPage = ({ title, mark, body, isWide = false }: Page): string =>
  renderDocument(
    html`<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>`,
    html`<main${isWide && html` class="wide"`}>
<p class="mark">${mark}</p>
${body}
</main>`,
  )

/** Answers with a page that is never kept. */
export const sendPage = (reply: FastifyReply, page: string, status = 200) =>
  reply.status(status).header('cache-control', 'no-store').type(HTML_TYPE).send(page)
