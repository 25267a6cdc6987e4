/** The same day and time some months later in UTC; the last day of a month that is too short. */
export const addMonths = (from: Date, months: number): Date => {
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const date = new Date(from)
  date.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return date
}
