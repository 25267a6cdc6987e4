import { MAX_MOTION_PROMPT_LENGTH } from '@visage/contract'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { focusField } from '../../../ui/focus-field.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { SubmitRow } from '../components/submit-row.tsx'
import { ImagePicker } from '../pictures/image-picker.tsx'
import classes from './fields.module.css'
import type { KindForm, KindFormProps } from './kind-form.ts'
import { MOTION_IDEAS } from './motion-ideas.ts'
import { PromptIdeas } from './prompt-ideas.tsx'
import { usePrefill } from './use-prefill.ts'
import { MOTION_EXAMPLES } from './video-examples.ts'

const missingText = 'Please select a generated image and prompt'

const ImageToVideoForm = ({ prefill, onSubmit, ...props }: KindFormProps<'image-to-video'>) => {
  const { isBusy, isOffered, error, cost, percent } = props
  const [image, setImage] = useDraft('image-to-video-image')
  const [prompt, setPrompt] = useDraft('image-to-video-prompt')
  const [wasTried, setWasTried] = useState(false)
  const isWordless = prompt.trim() === ''

  usePrefill(prefill, (input) => setPrompt(input.prompt))

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

const secondsAPercent = 2.5

export const imageToVideoForm: KindForm<'image-to-video'> = {
  title: 'Image to Video',
  noun: 'video',
  lead: 'A generated image begins to move, the way your words say.',
  waitText: "Don't refresh, please wait 1 minute...",
  percentPerSecond: 1 / secondsAPercent,
  canDownload: true,
  examplesOf: () => MOTION_EXAMPLES,
  Form: ImageToVideoForm,
}
