/** Under which name a tab keeps what was typed. */
export const draftKey = (name: string): string => `draft:${name}`
