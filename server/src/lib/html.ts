import { html as build, raw } from 'hono/html'

/** HTML that may stand in other HTML as it is. */
export type Html = ReturnType<typeof raw>
type Part = Html | string | number | boolean | null | undefined | readonly Part[]

/** HTML from a template; every value is escaped, unless it is such HTML itself. Of lists each value stands after the other. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => build(strings, ...parts) as Html

export { raw }

/** What HTML is sent as. */
export const HTML_TYPE = 'text/html; charset=utf-8'

/** A whole page from what stands in its head, each on a line of its own, and in its body. */
export const renderDocument = (head: Html, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
</head>
<body>
${body}
</body>
</html>
`.toString()
