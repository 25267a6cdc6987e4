import { IMAGE_MISSING, LINK_MISSING, MAX_IMAGE_PROMPT_LENGTH, POSES, STYLE_LABELS, STYLES } from '@visage/contract'
import type { Pose, Style, UploadedPicture } from '@visage/contract'
import { PATHS } from '../../../lib/routing/paths.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { SelectField } from '../../../ui/forms/fields.tsx'
import { ChoiceTabs } from '../form/choice-tabs.tsx'
import type { FaceTabProps } from '../form/choice-tabs.tsx'
import { readChoice } from '../form/choices.ts'
import { GenerateForm } from '../form/generate-form.tsx'
import { LinkForm } from '../form/link-form.tsx'
import type { LinkTarget } from '../form/link-form.tsx'
import { PromptField } from '../form/prompt-field.tsx'
import { ForetoldHints } from '../form/prompt-hints.tsx'
import { UsualWords, useUsualWords } from '../form/usual-words.tsx'
import { CompanyField, useCompany } from '../company/company-field.tsx'
import { FacePicker } from '../pickers/face-picker.tsx'
import { usePeople } from '../pickers/people.ts'
import { TemplateForm } from '../templates/template-form.tsx'
import { ChosenPicture } from '../uploads/chosen-upload.tsx'
import { useConsent } from '../uploads/consent.tsx'
import { PICTURE_FILES, pictureSource } from '../uploads/upload-channels.ts'
import { OutfitFields, useOutfit } from '../wardrobe/outfit-fields.tsx'
import { wornFields } from '../wardrobe/wardrobe.ts'
import { EXAMPLE_PICTURES } from './examples.ts'
import { usePrefill } from './kind-form.ts'
import type { Example, KindForm, KindFormProps } from './kind-form.ts'

/** Examples leave the face open: it is the person's own to choose. */
const imageExamplesOf = (choice: string): Example<'image'>[] => {
  const { gender } = readChoice('image', choice)
  return EXAMPLE_PICTURES.filter((picture) => picture.gender === gender).map(
    ({ file, face, prompt, width, height }) => ({
      url: `/media/pictures/${file}.webp`,
      alt: `${face}: ${prompt}`,
      caption: prompt,
      width,
      height,
      input: { prompt },
    }),
  )
}

/** The picture of a post, or a picture that the person brings. */
const PICTURE: LinkTarget<UploadedPicture> = {
  drafts: { link: 'image-link', uploaded: 'image-picture' },
  source: pictureSource,
  files: PICTURE_FILES,
  words: {
    description: 'A public post, reel or tv.',
    placeholder: 'https://www.instagram.com/p/...',
    missing: LINK_MISSING.picture,
    generate: 'Generate Image',
  },
  Chosen: ChosenPicture,
}

type ImagePromptFormProps = FaceTabProps & {
  prompt: string
  onPrompt: (prompt: string) => void
  onSubmit: (
    wish: { pose: Pose; prompt: string } & ReturnType<typeof wornFields> &
      ReturnType<typeof useCompany>['fields'] & { style?: Style; look?: string },
  ) => void
}

const STYLE_CHOICES = [{ value: '', label: 'Film' }, ...STYLES.map((value) => ({ value, label: STYLE_LABELS[value] }))]

const ImagePromptForm = ({ gender, face, onFace, work, prompt, onPrompt, onSubmit }: ImagePromptFormProps) => {
  const [stored, setPose] = useDraft(`image-${gender}-pose`, POSES[0].value)
  const pose = POSES.find(({ value }) => value === stored)?.value ?? POSES[0].value
  const isEmpty = prompt.trim() === ''
  const { chosen } = usePeople({ gender, face })
  const outfit = useOutfit({ gender, influencer: chosen })
  const { look, worn } = outfit
  const usual = useUsualWords(chosen, { kind: 'image', gender, pose, prompt }, { look, hasGarments: worn.length > 0 })
  const company = useCompany({ gender, face })
  const [storedStyle, setStyle] = useDraft(`image-${gender}-style`)
  const style = STYLES.find((known) => known === storedStyle)
  const send = (form: HTMLFormElement) => {
    if (face === '') focusField(form, 'face')
    else if (isEmpty) focusField(form, 'prompt')
    else
      onSubmit({
        pose,
        prompt: usual.prompt,
        ...wornFields(worn),
        ...(look && { look: look.name }),
        ...company.fields,
        ...(style && { style }),
      })
  }
  return (
    <GenerateForm work={work} name="Prompt" label="Generate Image" isReading={outfit.isReading} onTry={send}>
      {(wasTried) => (
        <>
          <FacePicker gender={gender} value={face} onChange={onFace} wasTried={wasTried} />
          <SelectField
            label="Pose"
            wrapperProps={{ 'data-tour': 'pose' }}
            name="pose"
            value={pose}
            options={POSES}
            onChange={setPose}
          />
          <SelectField label="Style" value={style ?? ''} options={STYLE_CHOICES} onChange={setStyle} />
          <PromptField
            description="Place, weather, time of day, clothes and their colour, mood, what the person does."
            placeholder="Reading in a rainy Paris cafe at night, red wool coat, smiling"
            value={prompt}
            onChange={onPrompt}
            maxLength={MAX_IMAGE_PROMPT_LENGTH}
            rows={[4, 10]}
            error={wasTried && face !== '' && isEmpty ? IMAGE_MISSING : undefined}
          />
          <OutfitFields outfit={outfit} />
          <CompanyField company={company} gender={gender} />
          <UsualWords influencer={chosen} usual={usual} />
          <ForetoldHints kind="image" gender={gender} pose={pose} prompt={isEmpty ? '' : usual.prompt} />
          <ButtonLink to={`${PATHS.batch}?gender=${gender}`} variant="quiet">
            Several at once
          </ButtonLink>
        </>
      )}
    </GenerateForm>
  )
}

const ImageForm = ({ choice, onChoice, prefill, onSubmit, ...shown }: KindFormProps<'image'>) => {
  const { gender } = readChoice('image', choice)
  const [face, setFace] = useDraft(`image-${gender}-face`)
  const [, setPicture] = useDraft(PICTURE.drafts.uploaded)
  const consent = useConsent()
  const [prompt, setPrompt] = useDraft(`image-${gender}-prompt`)

  usePrefill(prefill, (input) => {
    if (input.prompt) setPrompt(input.prompt)
    if (input.face) setFace(input.face)
    if (input.picture) setPicture(input.picture.id)
  })

  const tab = { gender, face, onFace: setFace, work: { ...shown, percent: undefined } }
  return (
    <ChoiceTabs
      kind="image"
      choice={choice}
      onChoice={onChoice}
      labels={{ gender: 'Whose image to make', tab: 'How to make the image' }}
      panels={{
        prompt: (
          <ImagePromptForm
            key={gender}
            {...tab}
            prompt={prompt}
            onPrompt={setPrompt}
            onSubmit={(wish) => onSubmit({ mode: 'prompt', gender, face, ...wish })}
          />
        ),
        link: (
          <LinkForm
            key={gender}
            {...tab}
            target={PICTURE}
            consent={consent}
            onSubmit={(id, spot) => onSubmit({ mode: 'picture', gender, face, picture: { from: 'upload', id }, spot })}
          />
        ),
        template: (
          <TemplateForm
            key={gender}
            {...tab}
            kind="image"
            label="Generate Image"
            onSubmit={(template) => onSubmit({ mode: 'template', gender, face, template })}
          />
        ),
      }}
    />
  )
}

export const imageForm: KindForm<'image'> = {
  lead: 'Your face in any scene: by a prompt, after a post, or from a template.',
  tick: { percent: 5, everyMs: 1000 },
  canDownload: true,
  examplesOf: imageExamplesOf,
  Form: ImageForm,
}
