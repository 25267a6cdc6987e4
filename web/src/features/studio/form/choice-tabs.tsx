import type { Gender } from '@visage/contract'
import type { ReactNode } from 'react'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import type { Told } from '../told-error.tsx'

const GENDERS: readonly { value: Gender; label: string }[] = [
  { value: 'female', label: 'Women' },
  { value: 'male', label: 'Men' },
]

type GenderSwitchProps = { label: string; value: Gender; onChange: (gender: Gender) => void }

/** Whose faces, templates and result a generator shows. */
const GenderSwitch = (props: GenderSwitchProps) => (
  <SegmentedSwitch<Gender> {...props} options={GENDERS} fullWidth data-tour="gender" />
)

/** What each tab of a form that works from a face is given. */
export type FaceTabProps = {
  gender: Gender
  /** The id of the chosen face, or empty. */
  face: string
  onFace: (id: string) => void
  isBusy: boolean
  isOffered: boolean
  error: Told | undefined
  cost: ReactNode
  /** How far the work is, to be said on the button; left out where it is not. */
  percent?: number
}

export const MISSING_FACE = 'Please select a face.'

type ChoiceTabsProps<Mode extends string> = {
  /** What the two choices are about, for screen readers. */
  labels: { gender: string; mode: string }
  gender: Gender
  mode: Mode
  onChoose: (gender: Gender, mode: Mode) => void
  tabs: readonly { value: Mode; label: string; panel: ReactNode }[]
}

/** Whose picture, and in which way: what most forms begin with. */
export const ChoiceTabs = <Mode extends string>({ labels, gender, mode, onChoose, tabs }: ChoiceTabsProps<Mode>) => (
  <>
    <GenderSwitch label={labels.gender} value={gender} onChange={(next) => onChoose(next, mode)} />
    <Tabs<Mode> label={labels.mode} value={mode} onChange={(next) => onChoose(gender, next)} tabs={[...tabs]} />
  </>
)
