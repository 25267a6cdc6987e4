type Rules = { createHTML: (html: string) => string | null }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => { createHTML: (html: string) => string } }

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: TrustedTypes
  }
}

/**
 * One of the two ways by which text becomes HTML in a browser with trusted types: what is allowed passes, all else
 * throws there. `default` is asked where a library hands over bare text; the page's header names both, and no others can
 * be opened.
 */
export const openPolicy = (
  name: 'default' | 'early',
  isAllowed: (html: string) => boolean,
): ((html: string) => string) => {
  // On the server, where pages are made ahead, there is no window.
  const types = typeof window === 'undefined' ? undefined : window.trustedTypes
  const policy = types?.createPolicy(name, { createHTML: (html) => (isAllowed(html) ? html : null) })
  return (html) => policy?.createHTML(html) ?? html
}
