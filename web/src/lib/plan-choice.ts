import { PLAN_KEYS, PLANS } from '@visage/contract/plans'
import type { Plan, PlanKey } from '@visage/contract/plans'
import { clearSession, findSessionValue, setSessionValue } from './session.ts'
import { findRemixPath, forgetWantedRemix, keepWantedRemix } from './wanted-remix.ts'

/** What plans are paid in: rupees in India, dollars elsewhere. */
export const CURRENCIES = ['USD', 'INR'] as const satisfies readonly (keyof Plan['prices'])[]
export type Currency = (typeof CURRENCIES)[number]

/** The plan that somebody wants, with the currency in which they saw its price. */
export type PlanChoice = { plan: PlanKey; currency: Currency }

export const currencyOf = (countryCode: string | null): Currency => (countryCode === 'IN' ? 'INR' : 'USD')

/** Keeps the choice for this tab, over sign-in and reloads. */
export const keepPlanChoice = ({ plan, currency }: PlanChoice): void => {
  setSessionValue('Plan_Details', PLANS[plan].name)
  setSessionValue('Plan_Currency', currency)
  forgetWantedRemix()
}

export const findPlanChoice = (): PlanChoice | undefined => {
  const name = findSessionValue('Plan_Details')
  const plan = PLAN_KEYS.find((key) => PLANS[key].name === name)
  const currency = CURRENCIES.find((code) => code === findSessionValue('Plan_Currency'))
  return plan && currency && { plan, currency }
}

export const forgetPlanChoice = (): void => {
  setSessionValue('Plan_Details', '')
  setSessionValue('Plan_Currency', '')
}

/** Clears the session before somebody signs in, but not the plan or the shared picture that brought them here. */
export const startSignInAnew = (): void => {
  const choice = findPlanChoice()
  const remix = findRemixPath()
  clearSession()
  if (choice) keepPlanChoice(choice)
  if (remix) keepWantedRemix(new URL(remix, location.origin).search)
}
