/** Has the browser save what an address sends, which it writes to disk as it comes. */
export const saveFrom = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  // With this attribute a refusal shows among the downloads and does not take the page's place.
  link.download = ''
  link.click()
}
