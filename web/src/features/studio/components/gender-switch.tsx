import type { Gender } from '@visage/contract'
import { SegmentedSwitch } from '../../../ui/segmented-switch.tsx'

const GENDERS: readonly { value: Gender; label: string }[] = [
  { value: 'female', label: 'Women' },
  { value: 'male', label: 'Men' },
]

type GenderSwitchProps = { label: string; value: Gender; onChange: (gender: Gender) => void }

/** Whose faces, templates and result a generator shows. */
export const GenderSwitch = (props: GenderSwitchProps) => (
  <SegmentedSwitch<Gender> {...props} options={GENDERS} fullWidth data-tour="gender" />
)
