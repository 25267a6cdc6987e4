import { html, raw, renderDocument } from './html.ts'
import type { Html } from './html.ts'

/** The one style sheet that pages of the server carry. */
export const pageStyle = `
@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url(/fonts/inter.woff2) format('woff2'); }
@font-face { font-family: 'Sora Variable'; font-weight: 100 800; font-display: swap; src: url(/fonts/sora.woff2) format('woff2'); }
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr auto; background:
  radial-gradient(60rem 40rem at 50% 12%, rgb(84 96 210 / 22%), transparent 70%), #07080c; color: #f4f5f9;
  font: 16px/1.6 'Inter Variable', Inter, system-ui, sans-serif; }
header, footer { padding: 20px 24px; display: flex; gap: 20px; justify-content: center; }
header a, h1, .shown { font-family: 'Sora Variable', 'Inter Variable', system-ui, sans-serif; }
header a { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; color: #f4f5f9; font-size: 20px;
  font-weight: 600; letter-spacing: -0.02em; text-decoration: none; }
main { width: 100%; max-width: 760px; margin: 0 auto; padding: 8px 20px 32px; align-self: start; text-align: center; }
figure { margin: 0 0 24px; }
img, video { display: block; width: auto; max-width: 100%; height: auto; max-height: 72dvh; margin: 0 auto;
  border: 1px solid rgb(255 255 255 / 9%); border-radius: 14px; background: #0c0e15; box-shadow: 0 24px 64px -24px #000; }
header img { width: 32px; height: 32px; margin: 0; border: 0; border-radius: 0; background: none; box-shadow: none; }
audio { width: 100%; }
figcaption { margin-top: 12px; color: #9096a8; font-size: 14px; }
.label { display: inline-block; margin-right: 8px; padding: 2px 10px; border: 1px solid rgb(255 255 255 / 18%);
  border-radius: 999px; color: #f4f5f9; }
h1 { margin: 0 0 8px; font-size: clamp(24px, 4vw, 31px); font-weight: 600; line-height: 1.2; letter-spacing: -0.02em;
  text-wrap: balance; }
h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
p { max-width: 60ch; margin: 0 auto 24px; color: #b9bdcb; }
a { color: #9dbaff; text-underline-offset: 0.2em; }
ul { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; margin: 0 0 28px; padding: 0; list-style: none; }
li a, .actions a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border-radius: 10px; }
li a { border: 1px solid rgb(255 255 255 / 18%); background: rgb(255 255 255 / 8%); color: #f4f5f9; text-decoration: none; }
li a:hover { background: rgb(255 255 255 / 14%); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; }
.actions .primary { background: linear-gradient(102deg, #3461f0, #7440ee); color: #fff; font-weight: 600; text-decoration: none; }
footer { font-size: 14px; }
.shown { position: static; width: auto; height: auto; margin: 0 0 4px; clip-path: none; font-size: 16px; }
.typed { white-space: pre-wrap; overflow-wrap: anywhere; }
.wide { max-width: 1180px; }
.sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(44%, 220px), 1fr)); gap: 14px; margin: 8px 0 32px; }
.sheet img { width: 100%; height: 100%; max-height: none; aspect-ratio: 1; object-fit: cover; transition: transform 0.3s; }
.sheet a:not(.song a) { position: relative; display: block; overflow: hidden; border-radius: 14px; aspect-ratio: 1; }
.sheet a:hover img { transform: scale(1.03); }
.film::after { content: ''; position: absolute; left: 14px; bottom: 14px; width: 40px; height: 40px; border-radius: 999px;
  background: conic-gradient(from 60deg at 30% 50%, #fff 60deg, transparent 0) 17px 13px / 15px 14px no-repeat, rgb(7 8 12 / 66%); }
.song { grid-column: 1 / -1; display: flex; gap: 14px; align-items: center; }
.told, .small { display: block; margin-top: 6px; color: #9096a8; font-size: 13px; }
@media (prefers-reduced-motion: reduce) { .sheet img { transition: none; } }
.form { text-align: left; max-width: 560px; }
.form p { margin-left: 0; }
form { display: grid; gap: 6px; }
label { margin-top: 12px; font-weight: 550; }
input:not([type=checkbox]), textarea, select { width: 100%; min-height: 44px; padding: 10px 12px; border-radius: 10px;
  border: 1px solid #666c82; background: #0b0d14; color: inherit; font: inherit; }
[aria-invalid] { border-color: #f26d6d !important; }
.check { display: flex; gap: 12px; align-items: flex-start; font-weight: 400; }
.check input { flex: none; width: 24px; height: 24px; margin: 0; }
.error { color: #ff9a9a; font-size: 14px; }
button { min-height: 48px; margin-top: 20px; border: 0; border-radius: 10px; color: #fff; font: inherit; font-weight: 600;
  background: linear-gradient(102deg, #3461f0, #7440ee); cursor: pointer; }
:focus-visible { outline: 3px solid #7fa3ff; outline-offset: 3px; }`

/** A page that needs no scripts. */
export const renderPublicPage = (head: Html, body: Html): string =>
  renderDocument(
    html`<meta name="robots" content="noindex, noarchive">
<meta name="theme-color" content="#07080c">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/fonts/sora.woff2" as="font" type="font/woff2" crossorigin>
${head}
<style>${raw(pageStyle)}</style>`,
    html`<header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32">Visage</a></header>
${body}
<footer><a href="/">About Visage</a> <a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer>`,
  )
