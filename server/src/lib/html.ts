import { html as build, raw } from 'hono/html'

/** HTML that may stand in other HTML as it is. */
export type Html = ReturnType<typeof raw>
type Part = Html | string | number | boolean | null | undefined | readonly Part[]

/** HTML from a template; every value is escaped, unless it is such HTML itself. Of lists each value stands after the other. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => build(strings, ...parts) as Html

export { raw }
