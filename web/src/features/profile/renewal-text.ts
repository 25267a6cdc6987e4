const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** An ISO date in words, or that there is none. */
export const renewalText = (endDate: string | null): string =>
  endDate === null ? 'No open plan or trial' : dateFormat.format(new Date(endDate))

export const daysText = (daysLeft: number): string => (daysLeft === 1 ? '1 day' : `${daysLeft} days`)
