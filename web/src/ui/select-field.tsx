import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import type { NativeSelectProps } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { fieldProps } from './field-props.tsx'
import type { FieldProps } from './field-props.tsx'

type Props = FieldProps<Omit<NativeSelectProps, 'data' | 'rightSection'>> & {
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

const chevron = <IconChevronDown size={20} stroke={1.6} aria-hidden="true" />

/** One of many, in the browser's own list: searchable by typing and at home on phones. */
export const SelectField = ({ options, ...props }: Props) => (
  <NativeSelect {...props} {...fieldProps(props)} data={[...options]} rightSection={chevron} />
)
