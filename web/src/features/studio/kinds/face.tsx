import {
  FACE_PROMPT_MISSING,
  KINDS,
  MAX_CELEBRITY_NAME_LENGTH,
  MAX_FACE_PROMPT_LENGTH,
  NAMES_MISSING,
} from '@visage/contract'
import type { Gender, KindInput } from '@visage/contract'
import { Fragment, useEffect, useState } from 'react'
import { useSettings } from '../../../lib/api/queries.ts'
import { BLENDS, PEOPLE } from '../../../lib/example-people.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { RangeField } from '../../../ui/forms/range-field.tsx'
import { portraitUrl } from '../../../ui/media/portrait-files.ts'
import { ChoiceTabs } from '../form/choice-tabs.tsx'
import { readChoice } from '../form/choices.ts'
import classes from '../form/fields.module.css'
import { GenerateForm } from '../form/generate-form.tsx'
import type { WorkState } from '../form/generate-form.tsx'
import { PromptField } from '../form/prompt-field.tsx'
import { ForetoldHints, PromptHints } from '../form/prompt-hints.tsx'
import { LiveFaceProvider, useLiveFace } from '../live/live-face.tsx'
import { LivePanel } from '../live/live-panel.tsx'
import { ShapePanel } from '../live/shape-panel.tsx'
import { BARE } from '../live/shaping.ts'
import { StartFrom } from '../live/start-from.tsx'
import { usePrefill } from './kind-form.ts'
import type { Example, KindForm, KindFormProps } from './kind-form.ts'
import { EXAMPLE_FACE } from './examples.ts'

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
  gender: Gender
  names: readonly [Draft, Draft, Draft]
  onSubmit: (names: Names) => void
}

/** What one of the names counts, once the blend is drawn. */
const NameWeight = ({ index, name }: { index: number; name: string }) => {
  const { state, designed, shaping, shape } = useLiveFace()
  if (state !== 'awake' || !designed || name === '') return null
  const weigh = (percent: number) =>
    shape(`weight ${index}`, {
      ...shaping,
      weights: shaping.weights.map((weight, place) =>
        place === index ? (percent / wholeSlider) * mostWeight : weight,
      ),
    })
  return (
    <RangeField
      label={`How much of ${name}`}
      min={0}
      max={wholeSlider}
      ends={['nothing', 'most']}
      value={Math.round(((shaping.weights[index] ?? 1) / mostWeight) * wholeSlider)}
      onChange={weigh}
    />
  )
}

/** A slider in its middle is the usual weight. */
const mostWeight = 2
const wholeSlider = 100
const fieldName = (index: number) => `celebrity${index + 1}`

const isNamed = (names: string[]): names is Names =>
  KINDS.face.input.safeParse({ mode: 'names', gender: 'female', names }).success

const FaceNamesForm = ({ work, gender, names, onSubmit }: FaceNamesFormProps) => {
  const { bringForward, shaping, shape } = useLiveFace()
  useAskLive(gender, { names: names.map(([name]) => name.trim()), hasSaved: shaping.start !== null })
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
              <Fragment key={fieldName(index)}>
                <TextField
                  name={fieldName(index)}
                  label={`Celebrity${index + 1}`}
                  placeholder="First and last name"
                  value={name}
                  onChange={(typed) => {
                    bringForward()
                    setName(typed)
                  }}
                  maxLength={MAX_CELEBRITY_NAME_LENGTH}
                  autoComplete="off"
                  autoCapitalize="words"
                  spellCheck={false}
                  error={wasTried && index === firstMissing ? NAMES_MISSING : undefined}
                  aria-invalid={wasTried && name.trim() === '' ? true : undefined}
                />
                <NameWeight index={index} name={name.trim()} />
              </Fragment>
            ))}
            {shaping.start && (
              <>
                <NameWeight index={names.length} name="the saved person" />
                <Button variant="quiet" onClick={() => shape('start', { ...shaping, start: null })}>
                  Blend without the saved person
                </Button>
              </>
            )}
          </div>
          <StartFrom
            gender={gender}
            label="Blend in a saved person"
            onStart={(start) => shape('start', { ...shaping, start })}
          />
          <p className={classes.notice}>
            Names only inspire a new, fictional face. It never shows the likeness of a real person.
          </p>
          <ShapePanel />
        </>
      )}
    </GenerateForm>
  )
}

/** What becomes of the words, told by the studio in this browser as they are typed, else by the server. */
const LiveHints = ({ gender, prompt }: { gender: Gender; prompt: string }) => {
  const { state, designed } = useLiveFace()
  const isOurs = useSettings()?.engines.face === 'studio'
  if (state !== 'awake' || !isOurs) return <ForetoldHints kind="face" gender={gender} prompt={prompt} />
  return designed && <PromptHints hints={designed.hints.map(({ how, ...hint }) => ({ ...hint, how: how ?? null }))} />
}

type FacePromptFormProps = {
  work: WorkState
  gender: Gender
  prompt: string
  onPrompt: (prompt: string) => void
  onSubmit: (prompt: string) => void
}

const FacePromptForm = ({ work, gender, prompt, onPrompt, onSubmit }: FacePromptFormProps) => {
  const { bringForward, shape } = useLiveFace()
  useAskLive(gender, { prompt: prompt.trim() })
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
            placeholder={EXAMPLE_FACE}
            value={prompt}
            onChange={(typed) => {
              bringForward()
              onPrompt(typed)
            }}
            maxLength={MAX_FACE_PROMPT_LENGTH}
            rows={[5, 12]}
            error={wasTried && isMissing ? FACE_PROMPT_MISSING : undefined}
          />
          <p className={classes.count}>
            {prompt.length} of {MAX_FACE_PROMPT_LENGTH} characters
          </p>
          <StartFrom
            gender={gender}
            label="Start from a saved person"
            onStart={(start) => {
              onPrompt(start.prompt)
              shape('start', { ...BARE, start })
            }}
          />
          <LiveHints gender={gender} prompt={prompt} />
          <ShapePanel />
        </>
      )}
    </GenerateForm>
  )
}

type AskedFor = { prompt: string } | { names: readonly string[]; hasSaved: boolean }

/** Has the person drawn whom the words or names mean, as long as there are some, or somebody saved among the names. */
const useAskLive = (gender: Gender, asked: AskedFor): void => {
  const { ask } = useLiveFace()
  const words = 'prompt' in asked ? asked.prompt : asked.names.join('\n')
  const isPrompt = 'prompt' in asked
  const isNobody = words.trim() === '' && (isPrompt || !asked.hasSaved)
  useEffect(() => {
    if (isNobody) ask(null)
    else ask(isPrompt ? { gender, prompt: words } : { gender, names: words.split('\n'), weights: [] })
  }, [ask, gender, words, isPrompt, isNobody])
}

/** Choosing a tab is not yet turning to what it holds. */
const isTypedInto = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

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

  const live = useLiveFace()
  const [isReady, setIsReady] = useState(true)
  const work = { ...shown, isBusy: shown.isBusy || !isReady, percent: undefined }
  /** Sends what was typed with the person as they were shown. */
  const submit = async (typed: KindInput<'face'>) => {
    setIsReady(false)
    const design = await live.readDesign().finally(() => setIsReady(true))
    onSubmit({ ...typed, ...(design && { design }) })
  }
  return (
    <div onFocus={({ target }) => isTypedInto(target) && live.wake()}>
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
              gender={gender}
              names={names}
              onSubmit={(typed) => void submit({ mode: 'names', gender, names: typed })}
            />
          ),
          prompt: (
            <FacePromptForm
              key={gender}
              work={work}
              gender={gender}
              prompt={prompt}
              onPrompt={setPrompt}
              onSubmit={(typed) => void submit({ mode: 'prompt', gender, prompt: typed })}
            />
          ),
        }}
      />
    </div>
  )
}

export const faceForm: KindForm<'face'> = {
  lead: 'Blend three names or describe a face. The result is someone new.',
  tick: { percent: 5, everyMs: 1000 },
  examplesOf: faceExamplesOf,
  Form: FaceForm,
  live: { Provider: LiveFaceProvider, Panel: LivePanel },
}
