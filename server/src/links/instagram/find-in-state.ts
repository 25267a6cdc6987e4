/**
 * The first address that is the value of `key` in the state that a page carries as JSON, plain or in a string; or
 * undefined. `key` is made of letters and `_`.
 */
export const findInState = (html: string, key: string): string | undefined => {
  for (const [, address = ''] of html.matchAll(new RegExp(`\\b${key}[\\\\":\\s]{1,40}(https?:[^"\\s]{1,4096})`, 'g'))) {
    const plain = address.replaceAll(/\\+u0026/g, '&').replaceAll('\\', '')
    if (URL.canParse(plain)) return plain
  }
  return undefined
}
