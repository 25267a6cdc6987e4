const ellipsis = '…'

/** The text in at most `most` characters, and an ellipsis where some are missing. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).trimEnd()}${ellipsis}`
