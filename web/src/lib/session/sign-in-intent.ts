import { CURRENCIES } from '@visage/contract/plans'
import type { Currency } from '@visage/contract/plans'
import { PLAN_KEYS, PLANS } from '@visage/contract/plans'
import type { PlanKey } from '@visage/contract/plans'
import { PATHS } from '../routing/paths.ts'
import { clearSession, findSessionValue, setSessionValue } from './session.ts'

/** What names a shared picture; nothing else is ever made an address of. */
const TOKEN = /^[\w-]{22}$/

const findToken = (token: string | null): string | undefined =>
  token !== null && TOKEN.test(token) ? token : undefined

/** Keeps the shared picture that an address names for this tab, over sign-in, sign-up and Google. */
export const saveRemixIntent = (search: string): void => {
  const token = findToken(new URLSearchParams(search).get('remix'))
  if (token !== undefined) setSessionValue('Remix', token)
}

/** Where the picture is taken up that somebody wanted before they signed in. */
export const findRemixPath = (): string | undefined => {
  const token = findToken(findSessionValue('Remix'))
  return token && `${PATHS.image}?remix=${token}`
}

export const clearRemixIntent = (): void => setSessionValue('Remix', '')

/** The plan that somebody wants, with the currency in which they saw its price. */
export type PlanChoice = { plan: PlanKey; currency: Currency }

/** What the tab keeps of a choice; it takes the place of a shared picture. */
export const planChoiceValues = ({ plan, currency }: PlanChoice) => ({
  Plan_Details: PLANS[plan].name,
  Plan_Currency: currency,
  Remix: '',
})

/** Keeps the choice for this tab, over sign-in and reloads. */
export const savePlanChoice = (choice: PlanChoice): void => {
  const { Plan_Details: name, Plan_Currency: currency, Remix: remix } = planChoiceValues(choice)
  setSessionValue('Plan_Details', name)
  setSessionValue('Plan_Currency', currency)
  setSessionValue('Remix', remix)
}

export const findPlanChoice = (): PlanChoice | undefined => {
  const name = findSessionValue('Plan_Details')
  const plan = PLAN_KEYS.find((key) => PLANS[key].name === name)
  const currency = CURRENCIES.find((code) => code === findSessionValue('Plan_Currency'))
  return plan && currency && { plan, currency }
}

/** Nothing is to be paid any more; the plan's name stays as long as the session. */
export const clearPlanChoice = (): void => setSessionValue('Plan_Currency', '')

/** Clears the session before somebody signs in, but not the plan or the shared picture that brought them here. */
export const startSignInAnew = (): void => {
  const choice = findPlanChoice()
  const remix = findRemixPath()
  clearSession()
  if (choice) savePlanChoice(choice)
  if (remix) saveRemixIntent(new URL(remix, location.origin).search)
}
