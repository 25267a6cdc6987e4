import type { Gender } from '@visage/contract'
import type { ReactNode } from 'react'
import { Tabs } from '../../../ui/tabs.tsx'
import { GenderSwitch } from '../components/gender-switch.tsx'

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
