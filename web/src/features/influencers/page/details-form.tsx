import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { contract, INFLUENCER_LENGTHS, MAX_LEXICON, MAX_NEVER_WORDS } from '@visage/contract'
import type { InfluencerDetails } from '@visage/contract'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '../../../lib/api/call.ts'
import { findFieldErrors, readFieldErrors } from '../../../lib/api/field-errors.ts'
import { INFLUENCERS_KEY, nameOf } from '../../../lib/api/influencers.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError, useFieldErrors } from '../../../ui/feedback/field-errors.tsx'
import { TextArea, TextField } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useInfluencerChange } from '../influencer-queries.ts'
import { ColoursField } from './colours-field.tsx'
import { bodyOf, DETAIL_NAMES, readTyped, valuesOf } from './details-draft.ts'
import type { DetailName, DetailValues } from './details-draft.ts'
import classes from './details-form.module.css'

const pauseMs = 350
const savedMs = 3000

type HandleProps = { influencer: InfluencerDetails; value: string; isChanged: boolean }

/** Whether a handle that is being typed is free; undefined while it is not known, or not a handle. */
const useHandleCheck = ({ influencer, value, isChanged }: HandleProps) => {
  const [handle] = useDebouncedValue(value.trim(), pauseMs)
  const { query } = contract.influencers.checkHandle
  const wish = query.safeParse({ handle })
  const { data } = useQuery({
    queryKey: [...INFLUENCERS_KEY, 'handle', influencer.id, handle],
    queryFn: ({ signal }) =>
      call(contract.influencers.checkHandle, { params: { id: influencer.id }, query: { handle } }, { signal }),
    enabled: isChanged && wish.success && wish.data.handle !== '',
    retry: false,
  })
  return isChanged && handle === value.trim() && wish.success && wish.data.handle !== '' ? data : undefined
}

/** What is typed, kept for this tab until it is saved. */
const useDetails = (influencer: InfluencerDetails) => {
  const known = valuesOf(influencer)
  const [draft, keep] = useDraft(`influencer-${influencer.id}`)
  const typed = readTyped(draft, known)
  const change = useInfluencerChange(influencer.id)
  const { form, errors, report, setError } = useFieldErrors<DetailName>(change.isPending)
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(() => setIsSaved(false), savedMs)
    return () => clearTimeout(timer)
  }, [isSaved])
  const type = (name: DetailName) => (value: string) => {
    keep(JSON.stringify({ ...typed, [name]: value }))
    setError(name, undefined)
    setIsSaved(false)
    change.reset()
  }
  const save = () => {
    const body = bodyOf(typed)
    if (change.isPending || Object.keys(body).length === 0) return
    if (!report(findFieldErrors(contract.influencers.changeInfluencer.body, body))) return
    change.mutate(body, {
      onSuccess: () => {
        keep('')
        setIsSaved(true)
      },
      onError: (error) => report(readFieldErrors(error, DETAIL_NAMES) ?? {}),
    })
  }
  const values: DetailValues = { ...known, ...typed }
  const isFieldError = change.error !== null && readFieldErrors(change.error, DETAIL_NAMES) !== undefined
  return {
    form,
    errors,
    values,
    type,
    save,
    isSaved,
    isChanged: (name: DetailName) => name in typed,
    hasChanges: Object.keys(typed).length > 0,
    isSaving: change.isPending,
    failure: isFieldError ? undefined : change.error?.message,
    discard: () => {
      keep('')
      report({})
      change.reset()
    },
  }
}

type VoiceFieldProps = { face: string; value: string; onChange: (voice: string) => void; error: string | undefined }

export type DetailsFormProps = {
  influencer: InfluencerDetails
  /** Which voice is kept with her, to be chosen. */
  renderVoice: (props: VoiceFieldProps) => ReactNode
}

/** All that can be known of her. */
export const DetailsForm = ({ influencer, renderVoice }: DetailsFormProps) => {
  const { form, errors, values, type, ...details } = useDetails(influencer)
  const who = nameOf(influencer)
  const handle = useHandleCheck({ influencer, value: values.handle, isChanged: details.isChanged('handle') })
  const field = (name: DetailName) => ({
    name,
    value: values[name],
    onChange: type(name),
    error: errors[name],
    ...(name in INFLUENCER_LENGTHS && { maxLength: INFLUENCER_LENGTHS[name as keyof typeof INFLUENCER_LENGTHS] }),
  })
  return (
    <Form ref={form} aria-label="Details" className={classes.card} onSend={() => details.save()}>
      <fieldset className={classes.group}>
        <legend>Who</legend>
        <div className={classes.pair}>
          <TextField {...field('name')} label="Name" autoComplete="off" autoCapitalize="words" />
          <div>
            <TextField
              {...field('handle')}
              label="Handle"
              placeholder="mira.vale"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              leftSection="@"
              maxLength={INFLUENCER_LENGTHS.handle + 1}
              error={
                errors.handle ??
                (handle?.is_free === false
                  ? `Another influencer of yours is @${handle.handle}. Please choose another handle.`
                  : undefined)
              }
            />
            <output className={classes.free}>{handle?.is_free ? `@${handle.handle} is free.` : ''}</output>
          </div>
        </div>
        <div className={classes.pair}>
          <TextField {...field('pronouns')} label="Pronouns" placeholder="she/her" autoComplete="off" />
          <TextField {...field('niche')} label="Niche" placeholder="Slow travel and architecture" autoComplete="off" />
        </div>
        <TextArea
          {...field('biography')}
          label="Biography"
          placeholder="Architect from Porto who sketches every city she visits."
          rows={[3, 10]}
        />
        <TextArea
          {...field('tone')}
          label="Tone of voice"
          description="How texts in this name sound. For whoever writes them: it goes into the kit, and nothing here is changed by it."
          placeholder="Warm, dry humour, short sentences"
          rows={[2, 5]}
        />
        {renderVoice({ face: influencer.face_id, value: values.voice, onChange: type('voice'), error: errors.voice })}
        <TextArea
          {...field('lexicon')}
          label="How words are said"
          description={`Names of brands and people, one a line, at most ${MAX_LEXICON}: the word, and words that sound like it. Subtitles keep it as written.`}
          placeholder={'Visage = vee sahzh\nNguyen = win'}
          rows={[2, 10]}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>In pictures</legend>
        <TextArea
          {...field('wardrobe')}
          label="Usual clothes"
          description="In the words of a prompt. Makers offer them where a prompt names no clothes."
          placeholder="camel wool coat, white shirt"
          rows={[2, 5]}
        />
        <TextArea
          {...field('places')}
          label="Usual places"
          description="Makers offer them where a prompt names no place."
          placeholder="in a sunny cafe in Lisbon"
          rows={[2, 5]}
        />
        <ColoursField value={values.colours} onChange={type('colours')} error={errors.colours} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Rules</legend>
        <TextArea
          {...field('never_words')}
          label="Words never to use"
          description={`One a line, at most ${MAX_NEVER_WORDS}. Nothing with one of them is made with ${who}; you are told before anything is charged.`}
          placeholder={'cheap\nbuy now'}
          rows={[3, 10]}
        />
        <TextField
          {...field('disclosure')}
          label="Disclosure line"
          description={`Stands on the public page of everything that shows ${who}.`}
          placeholder="Mira is a virtual person made with AI."
          autoComplete="off"
        />
      </fieldset>
      <div className={classes.bar} data-changed={details.hasChanges}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={!details.hasChanges}
          busy={details.isSaving}
          busyLabel="Saving..."
        >
          Save changes
        </Button>
        {details.hasChanges && !details.isSaving && (
          <Button variant="quiet" onClick={details.discard}>
            Discard changes
          </Button>
        )}
        <output className={classes.saved}>{details.isSaved ? 'Saved.' : ''}</output>
        {details.failure !== undefined && <FieldError message={details.failure} />}
      </div>
    </Form>
  )
}
