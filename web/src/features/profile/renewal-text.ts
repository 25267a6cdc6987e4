const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** An ISO date in words, or that there is none. */
export const renewalText = (endDate: string | null): string =>
  endDate === null ? 'No open plan or trial' : dateFormat.format(new Date(endDate))

type OpenPlan = { name: string; endsByItself: boolean }

/** The open plan that is paid for, null without one, undefined when it could not be read. */
export type PaidPlan = OpenPlan | null | undefined

/** What is open until `endDate`: the plan that is paid for, else the trial; undefined when that is not known. */
export const openPlanOf = (paid: PaidPlan, endDate: string | null): OpenPlan | undefined => {
  if (paid === undefined || endDate === null) return undefined
  return paid ?? { name: 'Free trial', endsByItself: true }
}
