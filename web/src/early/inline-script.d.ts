/** The text of a classic script, for pages to carry; nothing of it on pages that scripts make. */
declare module '*?script' {
  const text: string
  export default text
}
