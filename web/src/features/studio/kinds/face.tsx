import { KINDS, MAX_CELEBRITY_NAME_LENGTH, MAX_FACE_PROMPT_LENGTH } from '@visage/contract'
import type { Gender } from '@visage/contract'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { BLENDS, PEOPLE } from '../../../lib/example-people.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { portraitUrl } from '../../../ui/media/portrait-files.ts'
import type { FormFailure } from '../form-failure.tsx'
import { ChoiceTabs } from '../form/choice-tabs.tsx'
import { readChoice } from '../form/choices.ts'
import classes from '../form/fields.module.css'
import { PromptField } from '../form/prompt-field.tsx'
import { ForetoldHints } from '../form/prompt-hints.tsx'
import { SubmitRow } from '../form/submit-row.tsx'
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
  names: readonly [Draft, Draft, Draft]
  isBusy: boolean
  isOffered: boolean
  error: FormFailure | undefined
  cost: ReactNode
  onSubmit: (names: Names) => void
}

const missingNames = 'Please enter all celebrity names.'
const fieldName = (index: number) => `celebrity${index + 1}`

const isNamed = (names: string[]): names is Names =>
  KINDS.face.input.safeParse({ mode: 'names', gender: 'female', names }).success

const FaceNamesForm = ({ names, isBusy, isOffered, error, cost, onSubmit }: FaceNamesFormProps) => {
  const [wasTried, setWasTried] = useState(false)
  const firstMissing = names.findIndex(([name]) => name.trim() === '')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered) return
    const typed = names.map(([name]) => name.trim())
    setWasTried(true)
    if (isNamed(typed)) onSubmit(typed)
    else focusField(event.currentTarget, fieldName(firstMissing))
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Celebrity">
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
      <SubmitRow isBusy={isBusy} isOffered={isOffered} error={error} cost={cost} label="Generate Face" />
    </form>
  )
}

type FacePromptFormProps = {
  gender: Gender
  prompt: string
  onPrompt: (prompt: string) => void
  isBusy: boolean
  isOffered: boolean
  error: FormFailure | undefined
  cost: ReactNode
  onSubmit: (prompt: string) => void
}

const missingPrompt = 'Please enter a prompt.'

const FacePromptForm = ({
  gender,
  prompt,
  onPrompt,
  isBusy,
  isOffered,
  error,
  cost,
  onSubmit,
}: FacePromptFormProps) => {
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
        error={wasTried && isMissing ? missingPrompt : undefined}
      />
      <p className={classes.count}>
        {prompt.length} of {MAX_FACE_PROMPT_LENGTH} characters
      </p>
      <ForetoldHints kind="face" gender={gender} prompt={prompt} />
      <SubmitRow isBusy={isBusy} isOffered={isOffered} error={error} cost={cost} label="Generate Face" />
    </form>
  )
}

const draftNames = (gender: Gender) => [1, 2, 3].map((place) => `face-${gender}-name-${place}`)

const FaceForm = ({ choice, onChoice, isBusy, isOffered, error, cost, prefill, onSubmit }: KindFormProps<'face'>) => {
  const { gender } = readChoice('face', choice)
  const [first = '', second = '', third = ''] = draftNames(gender)
  const names = [useDraft(first), useDraft(second), useDraft(third)] as const
  const [prompt, setPrompt] = useDraft(`face-${gender}-prompt`)

  usePrefill(prefill, (input) => {
    if (input.prompt) setPrompt(input.prompt)
    input.names?.forEach((name, index) => names[index]?.[1](name))
  })

  const shared = { isBusy, isOffered, error, cost }
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
            {...shared}
            names={names}
            onSubmit={(typed) => onSubmit({ mode: 'names', gender, names: typed })}
          />
        ),
        prompt: (
          <FacePromptForm
            key={gender}
            {...shared}
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
