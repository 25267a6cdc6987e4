const dayMs = 24 * 60 * 60 * 1000

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** When something was made, as people say it. */
export const madeWhen = (createdAt: string, now: Date): string => {
  const moment = new Date(createdAt)
  // Days with a change of clocks have 23 or 25 hours.
  const daysAgo = Math.round((startOfDay(now) - startOfDay(moment)) / dayMs)
  if (daysAgo === 0) return `Today, ${time.format(moment)}`
  if (daysAgo === 1) return `Yesterday, ${time.format(moment)}`
  return moment.getFullYear() === now.getFullYear() ? day.format(moment) : dayAndYear.format(moment)
}
