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
<link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/fonts/sora.woff2" as="font" type="font/woff2" crossorigin>
${head}
<style>${sharedPageStyle}</style>
</head>
<body>
<header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32">Visage</a></header>
${body}
<footer><a href="/">About Visage</a> <a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer>
</body>
</html>
`
