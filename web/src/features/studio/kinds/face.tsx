import type { Gender, KindInput } from '@visage/contract'
import { useDraft } from '../../../lib/use-draft.ts'
import { ChoiceTabs } from './choice-tabs.tsx'
import { faceExamplesOf } from './face-examples.ts'
import { FaceNamesForm } from './face-names-form.tsx'
import { FacePromptForm } from './face-prompt-form.tsx'
import { FACE_CHOICES, faceChoice, genderOf, modeOf } from './face-request.ts'
import type { FaceChoice } from './face-request.ts'
import type { KindForm, KindFormProps } from './kind-form.ts'
import { usePrefill } from './use-prefill.ts'

const readChoice = (choice: string): FaceChoice => FACE_CHOICES.find((known) => known === choice) ?? FACE_CHOICES[0]

const draftNames = (gender: Gender) => [1, 2, 3].map((place) => `face-${gender}-name-${place}`)

const FaceForm = ({ choice, onChoice, isBusy, isOffered, error, cost, prefill, onSubmit }: KindFormProps<'face'>) => {
  const chosen = readChoice(choice)
  const gender = genderOf(chosen)
  const mode = modeOf(chosen)
  const [first = '', second = '', third = ''] = draftNames(gender)
  const names = [useDraft(first), useDraft(second), useDraft(third)] as const
  const [prompt, setPrompt] = useDraft(`face-${gender}-prompt`)

  usePrefill(prefill, (input: KindInput<'face'>) => {
    if (input.mode === 'prompt') setPrompt(input.prompt)
    else input.names.forEach((name, index) => names[index]?.[1](name))
  })

  const shared = { isBusy, isOffered, error, cost }
  return (
    <ChoiceTabs
      labels={{ gender: 'Who to create', mode: 'How to create the face' }}
      gender={gender}
      mode={mode}
      onChoose={(nextGender, nextMode) => onChoice(faceChoice(nextGender, nextMode))}
      tabs={[
        {
          value: 'names',
          label: 'Celebrity',
          panel: (
            <FaceNamesForm
              key={gender}
              {...shared}
              names={names}
              onSubmit={(typed) => onSubmit({ mode: 'names', gender, names: typed })}
            />
          ),
        },
        {
          value: 'prompt',
          label: 'Prompt',
          panel: (
            <FacePromptForm
              key={gender}
              {...shared}
              prompt={prompt}
              onPrompt={setPrompt}
              onSubmit={(typed) => onSubmit({ mode: 'prompt', gender, prompt: typed })}
            />
          ),
        },
      ]}
    />
  )
}

export const faceForm: KindForm<'face'> = {
  title: 'Face Generation',
  noun: 'face',
  lead: 'Blend three names or describe a face. The result is someone new.',
  waitText: "Don't refresh, please wait 1 minute...",
  examplesOf: (choice) => faceExamplesOf(readChoice(choice)),
  Form: FaceForm,
}
