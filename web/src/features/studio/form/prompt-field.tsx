import type { KeyboardEvent } from 'react'
import { TextArea } from '../../../ui/forms/fields.tsx'
import classes from './prompt-field.module.css'

/** A prompt to begin with, and what it is called in short. */
export type PromptIdea = { name: string; prompt: string }

/** Prompts to begin with; a press puts one into the field. */
export const PromptIdeas = ({ ideas, onUse }: { ideas: readonly PromptIdea[]; onUse: (prompt: string) => void }) => (
  <ul className={classes.ideas} aria-label="Ideas">
    {ideas.map(({ name, prompt }) => (
      <li key={name}>
        <button type="button" className={classes.idea} title={prompt} onClick={() => onUse(prompt)}>
          {name}
        </button>
      </li>
    ))}
  </ul>
)

type PromptFieldProps = {
  /** What can be wished for. */
  description: string
  placeholder: string
  value: string
  onChange: (prompt: string) => void
  maxLength: number
  rows: readonly [least: number, most: number]
  error: string | undefined
}

const submitOnCtrlEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}

/** The words that a result is made from; Ctrl and Enter send the form. */
export const PromptField = (field: PromptFieldProps) => (
  <TextArea
    {...field}
    name="prompt"
    wrapperProps={{ 'data-tour': 'prompt' }}
    label="Prompt"
    onKeyDown={submitOnCtrlEnter}
  />
)
