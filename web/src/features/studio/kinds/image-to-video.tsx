import { MAX_MOTION_PROMPT_LENGTH } from '@visage/contract'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { TextArea } from '../../../ui/forms/fields.tsx'
import classes from '../form/fields.module.css'
import { PromptIdeas } from '../form/prompt-field.tsx'
import type { PromptIdea } from '../form/prompt-field.tsx'
import { SubmitRow } from '../form/submit-row.tsx'
import { ImagePicker } from '../pickers/image-picker.tsx'
import { EXAMPLE_CLIPS, showClip } from './examples.ts'
import { usePrefill } from './kind-form.ts'
import type { Example, KindForm, KindFormProps } from './kind-form.ts'

/** Prompts that show what can move. */
const MOTION_IDEAS: readonly PromptIdea[] = [
  { name: 'Turn and smile', prompt: 'Slowly turns to the camera and smiles, wind in the hair, golden hour, zoom in' },
  { name: 'Talk', prompt: 'Talks to the camera and nods, slow zoom in' },
  { name: 'Look around', prompt: 'Looks aside, blinks and comes back, camera pans to the right' },
  { name: 'Calm rain', prompt: 'Breathes calmly in the rain, eyes half closed' },
]

/** What plays on the screen for images while there is no result. The image is the person's own to choose. */
export const MOTION_EXAMPLES: readonly Example<'image-to-video'>[] = EXAMPLE_CLIPS.map((clip) => ({
  ...showClip(clip),
  caption: clip.prompt,
  input: { prompt: clip.prompt },
}))

const missingText = 'Please select a generated image and prompt'

const ImageToVideoForm = ({ prefill, onSubmit, ...props }: KindFormProps<'image-to-video'>) => {
  const { isBusy, isOffered, error, cost, percent } = props
  const [image, setImage] = useDraft('image-to-video-image')
  const [prompt, setPrompt] = useDraft('image-to-video-prompt')
  const [wasTried, setWasTried] = useState(false)
  const isWordless = prompt.trim() === ''

  usePrefill(prefill, (input) => {
    if (input.image) setImage(input.image)
    if (input.prompt) setPrompt(input.prompt)
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered) return
    setWasTried(true)
    if (image === '') focusField(event.currentTarget, 'image')
    else if (isWordless) focusField(event.currentTarget, 'prompt')
    else onSubmit({ image, prompt: prompt.trim() })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Image to Video">
      <ImagePicker value={image} onChange={setImage} error={wasTried && image === '' ? missingText : undefined} />
      <TextArea
        name="prompt"
        wrapperProps={{ 'data-tour': 'prompt' }}
        label="Prompt"
        description="What moves and when: eyes, smile, head, hair, wind, rain, light, camera."
        placeholder="Slowly turns to the camera and smiles, wind in her hair, golden hour, zoom in"
        value={prompt}
        onChange={setPrompt}
        maxLength={MAX_MOTION_PROMPT_LENGTH}
        autosize
        minRows={3}
        maxRows={8}
        error={wasTried && image !== '' && isWordless ? missingText : undefined}
      />
      <PromptIdeas ideas={MOTION_IDEAS} onUse={setPrompt} />
      <SubmitRow
        isBusy={isBusy}
        isOffered={isOffered}
        error={error}
        cost={cost}
        label="Generate Video"
        percent={percent}
      />
    </form>
  )
}

export const imageToVideoForm: KindForm<'image-to-video'> = {
  lead: 'A generated image begins to move, the way your words say.',
  waitText: "Don't refresh, please wait 1 minute...",
  tick: { percent: 1, everyMs: 2500 },
  canDownload: true,
  examplesOf: () => MOTION_EXAMPLES,
  Form: ImageToVideoForm,
}
