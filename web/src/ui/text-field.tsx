import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { fieldProps } from './field-props.tsx'
import type { FieldProps } from './field-props.tsx'

export type TextFieldProps = FieldProps<TextInputProps>

export const TextField = (props: TextFieldProps) => <TextInput {...props} {...fieldProps(props)} />
