import { MAX_IMAGE_PROMPT_LENGTH, POSES } from '@visage/contract'
import type { Pose } from '@visage/contract'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { focusField } from '../../../ui/focus-field.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SubmitRow } from '../components/submit-row.tsx'
import { FacePicker } from '../faces/face-picker.tsx'
import classes from './fields.module.css'
import { PromptField } from './prompt-field.tsx'
import { MISSING_FACE } from './tab-props.ts'
import type { FaceTabProps } from './tab-props.ts'

type ImagePromptFormProps = FaceTabProps & {
  prompt: string
  onPrompt: (prompt: string) => void
  onSubmit: (wish: { pose: Pose; prompt: string }) => void
}

const missingPrompt = 'Please select a pose and provide a prompt.'

export const ImagePromptForm = ({ prompt, onPrompt, onSubmit, ...props }: ImagePromptFormProps) => {
  const { gender, face, onFace, isBusy, isOffered, error, cost } = props
  const [stored, setPose] = useDraft(`image-${gender}-pose`, POSES[0].value)
  const pose = POSES.find(({ value }) => value === stored)?.value ?? POSES[0].value
  const [wasTried, setWasTried] = useState(false)
  const isEmpty = prompt.trim() === ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered) return
    setWasTried(true)
    if (face === '') focusField(event.currentTarget, 'face')
    else if (isEmpty) focusField(event.currentTarget, 'prompt')
    else onSubmit({ pose, prompt: prompt.trim() })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Prompt">
      <SelectField
        label="Pose"
        wrapperProps={{ 'data-tour': 'pose' }}
        name="pose"
        value={pose}
        options={POSES}
        onChange={setPose}
      />
      <FacePicker
        gender={gender}
        value={face}
        onChange={onFace}
        error={wasTried && face === '' ? MISSING_FACE : undefined}
      />
      <PromptField
        description="Place, weather, time of day, clothes and their colour, mood, what the person does."
        placeholder="Reading in a rainy Paris cafe at night, red wool coat, smiling"
        value={prompt}
        onChange={onPrompt}
        maxLength={MAX_IMAGE_PROMPT_LENGTH}
        rows={{ min: 4, max: 10 }}
        error={wasTried && face !== '' && isEmpty ? missingPrompt : undefined}
      />
      <SubmitRow isBusy={isBusy} isOffered={isOffered} error={error} cost={cost} label="Generate Image" />
    </form>
  )
}
