import { kindOf } from '@visage/contract'
import type { FormTab, Gender, InputStart, KindName } from '@visage/contract'

/** A kind's form has a tab for each of its ways, for women and for men, and each holds a result of its own. */
export type Choice<Name extends KindName = KindName> = { gender: Gender; tab: FormTab<Name> }

const GENDER_LABELS: Readonly<Record<Gender, string>> = { female: 'Women', male: 'Men' }
const GENDERS = ['female', 'male'] as const
export const GENDER_CHOICES = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))

/** The name of the place of a form without tabs. */
const ONLY_CHOICE = 'all'

export const tabsOf = (kind: KindName) => kindOf(kind).tabs ?? []

export const writeChoice = ({ gender, tab }: { gender: Gender; tab: string }): string => `${gender}:${tab}`

/** The choices of a kind's form by the names under which the browser keeps them. */
export const listChoices = (kind: KindName): string[] => {
  const tabs = tabsOf(kind)
  if (tabs.length === 0) return [ONLY_CHOICE]
  return GENDERS.flatMap((gender) => tabs.map(({ name: tab }) => writeChoice({ gender, tab })))
}

/** A choice by its name, and the first of the kind's choices by an unknown one. */
export const readChoice = <Name extends KindName>(kind: Name, choice: string): Choice<Name> => {
  const known = GENDERS.flatMap((gender) => tabsOf(kind).map(({ name: tab }) => ({ gender, tab })))
  const found = known.find((each) => writeChoice(each) === choice) ??
    known[0] ?? { gender: GENDERS[0], tab: ONLY_CHOICE }
  return found
}

/** The choice in which a form asks for an input. */
export const choiceOf = (kind: KindName, { gender = 'female', mode }: InputStart): string => {
  const tabs = tabsOf(kind)
  const tab = tabs.find(({ modes }) => modes.some((known) => known === mode)) ?? tabs[0]
  return tab ? writeChoice({ gender, tab: tab.name }) : ONLY_CHOICE
}

/** What a choice is called, as in "Women, Prompt". */
export const labelOf = (kind: KindName, choice: string): string => {
  const tabs = tabsOf(kind)
  if (tabs.length === 0) return kindOf(kind).page.title
  const { gender, tab } = readChoice(kind, choice)
  return `${GENDER_LABELS[gender]}, ${tabs.find(({ name }) => name === tab)?.label}`
}

/** The mode of the input that the form sends in a choice; undefined for kinds without modes. */
export const modeOf = (kind: KindName, choice: string): string | undefined =>
  tabsOf(kind).find(({ name }) => name === readChoice(kind, choice).tab)?.modes[0]
