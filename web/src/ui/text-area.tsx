import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import type { TextareaProps } from '@mantine/core'
import { fieldProps } from './field-props.tsx'
import type { FieldProps } from './field-props.tsx'

export const TextArea = (props: FieldProps<TextareaProps>) => <Textarea {...props} {...fieldProps(props)} />
