/** So many of something: `1 day`, `3 days`. */
export const counted = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`
