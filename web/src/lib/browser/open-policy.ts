type Policy = {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}
type Rules = { [Rule in keyof Policy]?: (text: string) => string | null }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Policy }

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: TrustedTypes
  }
}

// On the server, where pages are made ahead, there is no window.
const findTypes = () => (typeof window === 'undefined' ? undefined : window.trustedTypes)

/**
 * One of the two ways by which text becomes HTML in a browser with trusted types: what is allowed passes, all else
 * throws there. `default` is asked where a library hands over bare text; the page's header names both, and no others can
 * be opened.
 */
export const openPolicy = (
  name: 'default' | 'early',
  isAllowed: (html: string) => boolean,
): ((html: string) => string) => {
  const policy = findTypes()?.createPolicy(name, { createHTML: (html) => (isAllowed(html) ? html : null) })
  return (html) => policy?.createHTML(html) ?? html
}

/** The one way by which an address becomes a script there: of a worker whose address the build has told. */
export const openScriptPolicy = (name: 'worker', isAllowed: (url: string) => boolean): ((url: string) => string) => {
  const policy = findTypes()?.createPolicy(name, { createScriptURL: (url) => (isAllowed(url) ? url : null) })
  return (url) => policy?.createScriptURL(url) ?? url
}
