import type { KeyboardEvent } from 'react'
import { TextArea } from '../../../ui/text-area.tsx'

type PromptFieldProps = {
  /** What can be wished for. */
  description: string
  placeholder: string
  value: string
  onChange: (prompt: string) => void
  maxLength: number
  rows: { min: number; max: number }
  error: string | undefined
}

const submitOnCtrlEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}

/** The words that a result is made from; Ctrl and Enter send the form. */
export const PromptField = ({ rows, ...field }: PromptFieldProps) => (
  <TextArea
    {...field}
    name="prompt"
    wrapperProps={{ 'data-tour': 'prompt' }}
    label="Prompt"
    onKeyDown={submitOnCtrlEnter}
    autosize
    minRows={rows.min}
    maxRows={rows.max}
  />
)
