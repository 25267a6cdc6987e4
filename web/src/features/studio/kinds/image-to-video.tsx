import { MAX_MOTION_PROMPT_LENGTH, MOTION_MISSING } from '@visage/contract'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { TextArea } from '../../../ui/forms/fields.tsx'
import { GenerateForm } from '../form/generate-form.tsx'
import { PromptIdeas } from '../form/prompt-field.tsx'
import type { PromptIdea } from '../form/prompt-field.tsx'
import { ImagePicker } from '../pickers/image-picker.tsx'
import { EXAMPLE_CLIPS, EXAMPLE_TALK, showClip } from './examples.ts'
import { useImageDraft, usePrefill } from './kind-form.ts'
import type { Example, KindForm, KindFormProps } from './kind-form.ts'

/** Prompts that show what can move. */
const MOTION_IDEAS: readonly PromptIdea[] = [
  { name: 'Turn and smile', prompt: 'Slowly turns to the camera and smiles, wind in the hair, golden hour, zoom in' },
  { name: 'Talk', prompt: EXAMPLE_TALK },
  { name: 'Look around', prompt: 'Looks aside, blinks and comes back, camera pans to the right' },
  { name: 'Calm rain', prompt: 'Breathes calmly in the rain, eyes half closed' },
]

/** What plays on the screen for images while there is no result. The image is the person's own to choose. */
export const MOTION_EXAMPLES: readonly Example<'image-to-video'>[] = EXAMPLE_CLIPS.map((clip) => ({
  ...showClip(clip),
  caption: clip.prompt,
  input: { prompt: clip.prompt },
}))

const ImageToVideoForm = ({ prefill, onSubmit, ...work }: KindFormProps<'image-to-video'>) => {
  const { image, setImage, whose, prefillImage } = useImageDraft('image-to-video')
  const [prompt, setPrompt] = useDraft('image-to-video-prompt')
  const isWordless = prompt.trim() === ''

  usePrefill(prefill, (input) => {
    prefillImage(input)
    if (input.prompt) setPrompt(input.prompt)
  })

  const send = (form: HTMLFormElement) => {
    if (image === '') focusField(form, 'image')
    else if (isWordless) focusField(form, 'prompt')
    else onSubmit({ image, prompt: prompt.trim() })
  }
  return (
    <GenerateForm work={work} name="Image to Video" label="Generate Video" onTry={send}>
      {(wasTried) => (
        <>
          <ImagePicker
            value={image}
            onChange={setImage}
            whose={whose}
            error={wasTried && image === '' ? MOTION_MISSING : undefined}
          />
          <TextArea
            name="prompt"
            wrapperProps={{ 'data-tour': 'prompt' }}
            label="Prompt"
            description="What moves and when: eyes, smile, head, hair, wind, rain, light, camera."
            placeholder="Slowly turns to the camera and smiles, wind in her hair, golden hour, zoom in"
            value={prompt}
            onChange={setPrompt}
            maxLength={MAX_MOTION_PROMPT_LENGTH}
            rows={[3, 8]}
            error={wasTried && image !== '' && isWordless ? MOTION_MISSING : undefined}
          />
          <PromptIdeas ideas={MOTION_IDEAS} onUse={setPrompt} />
        </>
      )}
    </GenerateForm>
  )
}

export const imageToVideoForm: KindForm<'image-to-video'> = {
  lead: 'A generated image begins to move, the way your words say.',
  tick: { percent: 1, everyMs: 2500 },
  canDownload: true,
  examplesOf: () => MOTION_EXAMPLES,
  Form: ImageToVideoForm,
}
