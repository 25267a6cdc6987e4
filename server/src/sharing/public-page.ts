import { sharedPageStyle } from './shared-page-style.ts'

/** A page that needs no scripts; both parts are HTML. */
export const renderPublicPage = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, noarchive">
<meta name="theme-color" content="#07080c">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
<style>${sharedPageStyle}</style>
</head>
<body>
<header><a href="/">Visage</a></header>
${body}
<footer><a href="/">About Visage</a> <a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer>
</body>
</html>
`
