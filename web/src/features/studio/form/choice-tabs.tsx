import type { FormTab, Gender, KindName } from '@visage/contract'
import type { ReactNode } from 'react'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { GENDER_CHOICES, readChoice, tabsOf, writeChoice } from './choices.ts'
import type { WorkState } from './generate-form.tsx'

/** Whose faces, templates and result a generator shows. */
const GenderSwitch = (props: { label: string; value: Gender; onChange: (gender: Gender) => void }) => (
  <SegmentedSwitch<Gender> {...props} options={GENDER_CHOICES} fullWidth data-tour="gender" />
)

/** What each tab of a form that works from a face is given. */
export type FaceTabProps = {
  gender: Gender
  /** The id of the chosen face, or empty. */
  face: string
  onFace: (id: string) => void
  work: WorkState
}

type ChoiceTabsProps<Name extends KindName> = {
  kind: Name
  choice: string
  onChoice: (choice: string) => void
  /** What the two choices are about, for screen readers. */
  labels: { gender: string; tab: string }
  panels: Record<FormTab<Name>, ReactNode>
}

/** Whose picture, and in which way: what most forms begin with. */
export const ChoiceTabs = <Name extends KindName>({
  kind,
  choice,
  onChoice,
  labels,
  panels,
}: ChoiceTabsProps<Name>) => {
  const { gender, tab } = readChoice(kind, choice)
  const tabs = tabsOf(kind).map(({ name, label }) => ({ value: name, label, panel: panels[name as FormTab<Name>] }))
  return (
    <>
      <GenderSwitch
        label={labels.gender}
        value={gender}
        onChange={(next) => onChoice(writeChoice({ gender: next, tab }))}
      />
      <Tabs<string>
        label={labels.tab}
        value={tab}
        onChange={(next) => onChoice(writeChoice({ gender, tab: next }))}
        tabs={tabs}
      />
    </>
  )
}
