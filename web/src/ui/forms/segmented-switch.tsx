import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import styles from './segmented-switch.module.css'

type Props<Value extends string> = {
  /** What is chosen, for screen readers. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  fullWidth?: boolean
  /** What a guided tour calls it. */
  'data-tour'?: string
}

/** A few choices side by side, such as Women and Men: a group of radio buttons. */
export const SegmentedSwitch = <Value extends string>({
  label,
  value,
  onChange,
  options,
  fullWidth,
  ...rest
}: Props<Value>) => (
  <SegmentedControl<Value>
    {...rest}
    aria-label={label}
    value={value}
    onChange={onChange}
    data={[...options]}
    fullWidth={fullWidth}
    transitionDuration={200}
    classNames={{
      root: styles.root,
      label: styles.label,
      indicator: styles.indicator,
      control: styles.control,
      innerLabel: styles.innerLabel,
    }}
  />
)
