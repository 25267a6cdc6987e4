import { MAX_FACE_PROMPT_LENGTH } from '@visage/contract'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { focusField } from '../../../ui/focus-field.ts'
import { SubmitRow } from '../components/submit-row.tsx'
import classes from './fields.module.css'
import { PromptField } from './prompt-field.tsx'
import type { Told } from '../told.ts'

type FacePromptFormProps = {
  prompt: string
  onPrompt: (prompt: string) => void
  isBusy: boolean
  isOffered: boolean
  error: Told | undefined
  cost: ReactNode
  onSubmit: (prompt: string) => void
}

const missingText = 'Please enter a prompt.'

export const FacePromptForm = ({ prompt, onPrompt, isBusy, isOffered, error, cost, onSubmit }: FacePromptFormProps) => {
  const [wasTried, setWasTried] = useState(false)
  const isMissing = prompt.trim() === ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered) return
    setWasTried(true)
    if (isMissing) focusField(event.currentTarget, 'prompt')
    else onSubmit(prompt.trim())
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Prompt">
      <PromptField
        description="Age, origin, skin, hair, eyes, lips, freckles, beard, glasses, jewellery, mood."
        placeholder="Woman, 27, long wavy copper hair, green eyes and freckles"
        value={prompt}
        onChange={onPrompt}
        maxLength={MAX_FACE_PROMPT_LENGTH}
        rows={{ min: 5, max: 12 }}
        error={wasTried && isMissing ? missingText : undefined}
      />
      <p className={classes.count}>
        {prompt.length} of {MAX_FACE_PROMPT_LENGTH} characters
      </p>
      <SubmitRow isBusy={isBusy} isOffered={isOffered} error={error} cost={cost} label="Generate Face" />
    </form>
  )
}
