import { useDraft } from '../../../lib/use-draft.ts'
import { ChoiceTabs } from './choice-tabs.tsx'
import { imageExamplesOf } from './image-examples.ts'
import { useConsent } from '../pictures/use-consent.ts'
import { ImageLinkForm } from './image-link-form.tsx'
import { ImagePromptForm } from './image-prompt-form.tsx'
import { IMAGE_CHOICES, imageChoice, genderOfImage, modeOfImage } from './image-request.ts'
import type { ImageChoice } from './image-request.ts'
import type { KindForm, KindFormProps } from './kind-form.ts'
import { TemplateForm } from './template-form.tsx'
import { usePrefill } from './use-prefill.ts'

const readChoice = (choice: string): ImageChoice => IMAGE_CHOICES.find((known) => known === choice) ?? IMAGE_CHOICES[0]

const ImageForm = ({ choice, onChoice, prefill, onSubmit, ...shared }: KindFormProps<'image'>) => {
  const chosen = readChoice(choice)
  const gender = genderOfImage(chosen)
  const [face, setFace] = useDraft(`image-${gender}-face`)
  const consent = useConsent()
  const [prompt, setPrompt] = useDraft(`image-${gender}-prompt`)

  usePrefill(prefill, (input) => {
    if (input.mode === 'prompt') setPrompt(input.prompt)
    if ('face' in input && input.face) setFace(input.face)
  })

  const { isBusy, isOffered, error, cost } = shared
  const tab = { isBusy, isOffered, error, cost, gender, face, onFace: setFace }
  return (
    <ChoiceTabs
      labels={{ gender: 'Whose image to make', mode: 'How to make the image' }}
      gender={gender}
      mode={modeOfImage(chosen)}
      onChoose={(nextGender, nextMode) => onChoice(imageChoice(nextGender, nextMode))}
      tabs={[
        {
          value: 'prompt',
          label: 'Prompt',
          panel: (
            <ImagePromptForm
              key={gender}
              {...tab}
              prompt={prompt}
              onPrompt={setPrompt}
              onSubmit={(wish) => onSubmit({ mode: 'prompt', gender, face, ...wish })}
            />
          ),
        },
        {
          value: 'link',
          label: 'Link',
          panel: (
            <ImageLinkForm
              key={gender}
              {...tab}
              consent={consent}
              onSubmit={(id, spot) =>
                onSubmit({ mode: 'picture', gender, face, picture: { from: 'upload', id }, spot })
              }
            />
          ),
        },
        {
          value: 'template',
          label: 'Template',
          panel: (
            <TemplateForm
              key={gender}
              {...tab}
              kind="image"
              label="Generate Image"
              onSubmit={(template) => onSubmit({ mode: 'template', gender, face, template })}
            />
          ),
        },
      ]}
    />
  )
}

export const imageForm: KindForm<'image'> = {
  title: 'Image Generation',
  noun: 'image',
  lead: 'Your face in any scene: by a prompt, after a post, or from a template.',
  waitText: "Don't refresh, please wait 1 minute...",
  percentPerSecond: 5,
  canDownload: true,
  variationOf: (of, choice) => ({ mode: 'variation', gender: genderOfImage(readChoice(choice)), of }),
  examplesOf: (choice) => imageExamplesOf(readChoice(choice)),
  Form: ImageForm,
}
