import { KINDS, MAX_CELEBRITY_NAME_LENGTH, MAX_FACE_PROMPT_LENGTH } from '@visage/contract'
import type { Gender } from '@visage/contract'
import { BLENDS, PEOPLE } from '../../../lib/example-people.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { portraitUrl } from '../../../ui/media/portrait-files.ts'
import { ChoiceTabs } from '../form/choice-tabs.tsx'
import { readChoice } from '../form/choices.ts'
import classes from '../form/fields.module.css'
import { GenerateForm } from '../form/generate-form.tsx'
import type { WorkState } from '../form/generate-form.tsx'
import { PromptField } from '../form/prompt-field.tsx'
import { ForetoldHints } from '../form/prompt-hints.tsx'
import { usePrefill } from './kind-form.ts'
import type { Example, KindForm, KindFormProps } from './kind-form.ts'

const prompted = (gender: Gender): Example<'face'>[] =>
  PEOPLE.filter((person) => person.gender === gender).map(({ file, alt, prompt }) => ({
    url: portraitUrl(file),
    alt,
    caption: prompt,
    input: { mode: 'prompt', gender, prompt },
  }))

const blended = (gender: Gender): Example<'face'>[] =>
  BLENDS.filter((blend) => blend.gender === gender).map(({ child, alt, names }) => ({
    url: portraitUrl(child),
    alt,
    caption: names.join(', '),
    input: { mode: 'names', gender, names: [...names] },
  }))

const faceExamplesOf = (choice: string): Example<'face'>[] => {
  const { gender, tab } = readChoice('face', choice)
  return tab === 'names' ? blended(gender) : prompted(gender)
}

type Names = [string, string, string]
type Draft = readonly [value: string, setValue: (value: string) => void]

type FaceNamesFormProps = {
  work: WorkState
  names: readonly [Draft, Draft, Draft]
  onSubmit: (names: Names) => void
}

const missingNames = 'Please enter all celebrity names.'
const fieldName = (index: number) => `celebrity${index + 1}`

const isNamed = (names: string[]): names is Names =>
  KINDS.face.input.safeParse({ mode: 'names', gender: 'female', names }).success

const FaceNamesForm = ({ work, names, onSubmit }: FaceNamesFormProps) => {
  const firstMissing = names.findIndex(([name]) => name.trim() === '')
  const send = (form: HTMLFormElement) => {
    const typed = names.map(([name]) => name.trim())
    if (isNamed(typed)) onSubmit(typed)
    else focusField(form, fieldName(firstMissing))
  }
  return (
    <GenerateForm work={work} name="Celebrity" label="Generate Face" onTry={send}>
      {(wasTried) => (
        <>
          <div className={classes.fields} data-tour="names">
            {names.map(([name, setName], index) => (
              <TextField
                key={fieldName(index)}
                name={fieldName(index)}
                label={`Celebrity${index + 1}`}
                placeholder="First and last name"
                value={name}
                onChange={setName}
                maxLength={MAX_CELEBRITY_NAME_LENGTH}
                autoComplete="off"
                autoCapitalize="words"
                spellCheck={false}
                error={wasTried && index === firstMissing ? missingNames : undefined}
                aria-invalid={wasTried && name.trim() === '' ? true : undefined}
              />
            ))}
          </div>
          <p className={classes.notice}>
            Names only inspire a new, fictional face. It never shows the likeness of a real person.
          </p>
        </>
      )}
    </GenerateForm>
  )
}

type FacePromptFormProps = {
  work: WorkState
  gender: Gender
  prompt: string
  onPrompt: (prompt: string) => void
  onSubmit: (prompt: string) => void
}

const missingPrompt = 'Please enter a prompt.'

const FacePromptForm = ({ work, gender, prompt, onPrompt, onSubmit }: FacePromptFormProps) => {
  const isMissing = prompt.trim() === ''
  const send = (form: HTMLFormElement) => {
    if (isMissing) focusField(form, 'prompt')
    else onSubmit(prompt.trim())
  }
  return (
    <GenerateForm work={work} name="Prompt" label="Generate Face" onTry={send}>
      {(wasTried) => (
        <>
          <PromptField
            description="Age, origin, skin, hair, eyes, lips, freckles, beard, glasses, jewellery, mood."
            placeholder="Woman, 27, long wavy copper hair, green eyes and freckles"
            value={prompt}
            onChange={onPrompt}
            maxLength={MAX_FACE_PROMPT_LENGTH}
            rows={{ min: 5, max: 12 }}
            error={wasTried && isMissing ? missingPrompt : undefined}
          />
          <p className={classes.count}>
            {prompt.length} of {MAX_FACE_PROMPT_LENGTH} characters
          </p>
          <ForetoldHints kind="face" gender={gender} prompt={prompt} />
        </>
      )}
    </GenerateForm>
  )
}

const draftNames = (gender: Gender) => [1, 2, 3].map((place) => `face-${gender}-name-${place}`)

const FaceForm = ({ choice, onChoice, prefill, onSubmit, ...shown }: KindFormProps<'face'>) => {
  const { gender } = readChoice('face', choice)
  const [first = '', second = '', third = ''] = draftNames(gender)
  const names = [useDraft(first), useDraft(second), useDraft(third)] as const
  const [prompt, setPrompt] = useDraft(`face-${gender}-prompt`)

  usePrefill(prefill, (input) => {
    if (input.prompt) setPrompt(input.prompt)
    input.names?.forEach((name, index) => names[index]?.[1](name))
  })

  const work = { ...shown, percent: undefined }
  return (
    <ChoiceTabs
      kind="face"
      choice={choice}
      onChoice={onChoice}
      labels={{ gender: 'Who to create', tab: 'How to create the face' }}
      panels={{
        names: (
          <FaceNamesForm
            key={gender}
            work={work}
            names={names}
            onSubmit={(typed) => onSubmit({ mode: 'names', gender, names: typed })}
          />
        ),
        prompt: (
          <FacePromptForm
            key={gender}
            work={work}
            gender={gender}
            prompt={prompt}
            onPrompt={setPrompt}
            onSubmit={(typed) => onSubmit({ mode: 'prompt', gender, prompt: typed })}
          />
        ),
      }}
    />
  )
}

export const faceForm: KindForm<'face'> = {
  lead: 'Blend three names or describe a face. The result is someone new.',
  waitText: "Don't refresh, please wait 1 minute...",
  tick: { percent: 5, everyMs: 1000 },
  examplesOf: faceExamplesOf,
  Form: FaceForm,
}
