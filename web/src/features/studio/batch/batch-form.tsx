import { BATCH_TITLE_MISSING, MAX_BATCH, MAX_BATCH_TITLE, planList, planWeek } from '@visage/contract'
import type { Gender, PlannedPicture, Quality } from '@visage/contract'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { counted } from '../../../lib/format/counted.ts'
import { useSettings } from '../../../lib/api/queries.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import { TextArea, TextField } from '../../../ui/forms/fields.tsx'
import { formFailureOf } from '../form-failure.tsx'
import { GENDER_CHOICES, writeChoice } from '../form/choices.ts'
import { GenerateForm } from '../form/generate-form.tsx'
import { QualitySwitch } from '../form/quality-switch.tsx'
import { useQuality } from '../form/use-quality.ts'
import { UsualWords, useUsualWords } from '../form/usual-words.tsx'
import { FacePicker } from '../pickers/face-picker.tsx'
import { usePeople } from '../pickers/people.ts'
import { OutfitFields, useOutfit } from '../wardrobe/outfit-fields.tsx'
import classes from './batch.module.css'
import { PlannedPictures, usePlan } from './planned-pictures.tsx'
import { useStartBatch } from './use-batch.ts'

const WAYS = [
  { value: 'days', label: 'Days' },
  { value: 'lists', label: 'Lists' },
] as const

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

type ListsProps = {
  brief: string
  usual: Pick<Parameters<typeof planList>[0], 'outfit' | 'also' | 'place'>
  onPlan: (plan: readonly PlannedPicture[]) => void
}

/** Places, looks and moods, one a line, that meet picture by picture. */
const Lists = ({ brief, usual, onPlan }: ListsProps) => {
  const [places, setPlaces] = useDraft('batch-places')
  const [looks, setLooks] = useDraft('batch-looks')
  const [moods, setMoods] = useDraft('batch-moods')
  const planned = planList({ brief, places: linesOf(places), looks: linesOf(looks), moods: linesOf(moods), ...usual })
  return (
    <>
      <TextArea
        rows={[2, 8]}
        label="Places"
        description="One a line. The longest list says how many pictures there are."
        placeholder={'in a street cafe\non the beach at sunset'}
        value={places}
        onChange={setPlaces}
      />
      <TextArea rows={[2, 8]} label="Looks" placeholder={'red coat\nlinen shirt'} value={looks} onChange={setLooks} />
      <TextArea rows={[2, 8]} label="Moods" placeholder={'smiling\nthoughtful'} value={moods} onChange={setMoods} />
      <Button disabled={planned.length === 0} onClick={() => onPlan(planned)}>
        {planned.length === 0 ? 'Plan pictures' : `Plan ${counted(planned.length, 'picture')}`}
      </Button>
    </>
  )
}

export type BatchFormProps = {
  startGender: Gender | undefined
  onStarted: (id: string) => void
  /** What so many units of the meter cost, and whether they are there. */
  Cost: ComponentType<{ kind: 'image'; units: number }>
}

/** Who, what about, and the planned pictures: all of it can be changed until it is started. */
export const BatchForm = ({ startGender, onStarted, Cost }: BatchFormProps) => {
  const [storedGender, setGender] = useDraft('batch-gender', startGender ?? 'female')
  const gender: Gender = storedGender === 'male' ? 'male' : 'female'
  // The face that is chosen in the image maker is chosen here too.
  const [face, setFace] = useDraft(`image-${gender}-face`)
  const [brief, setBrief] = useDraft('batch-brief')
  const [storedWay, setWay] = useDraft('batch-way', 'days')
  const way = storedWay === 'lists' ? 'lists' : 'days'
  const [plan, setPlan] = usePlan()
  const [needsBrief, setNeedsBrief] = useState(false)
  const settings = useSettings()
  const isOffered = settings === undefined || settings.engines.image !== undefined
  const start = useStartBatch((id) => {
    setPlan([])
    onStarted(id)
  })
  const choice = writeChoice({ gender, tab: 'prompt' })
  const quality = useQuality({ kind: 'image', choice, isOffered, isResting: start.isPending })
  const title = brief.trim().slice(0, MAX_BATCH_TITLE).trim()
  const { chosen } = usePeople({ gender, face })
  const outfit = useOutfit({ gender, influencer: chosen })
  const { look, worn } = outfit
  const usual = useUsualWords(
    chosen,
    { kind: 'image', gender, prompt: title },
    { look, hasGarments: worn.length > 0, isPlanned: way === 'days' },
  )
  const usualOf = (...names: string[]) =>
    usual.parts
      .filter(({ name, isOn }) => isOn && names.includes(name))
      .map(({ words }) => words)
      .join(', ')
  const added = {
    // Clothes in words would say other than the garments show.
    outfit: usualOf('clothes') || (worn.length > 0 ? '' : undefined),
    also: usualOf('hair', 'makeup', 'jewellery'),
  }
  const wear = (pictures: readonly PlannedPicture[], on = worn) =>
    setPlan(pictures.map((picture) => ({ ...picture, garments: on.map(({ id }) => id) })))
  const keep = (pictures: readonly PlannedPicture[]) =>
    wear(pictures.map((picture) => ({ ...picture, ...(look && { look: look.name }) })))
  // The words of a look stand in the plan, which people change: they are not put in by themselves.
  const isInAnother = plan.some((picture) => picture.look !== look?.name)
  const units = quality.wait?.qualities.find((each) => each.quality === quality.quality)?.units ?? 1

  const send = (form: HTMLFormElement) => {
    const firstEmpty = plan.findIndex(({ prompt }) => prompt.trim() === '')
    setNeedsBrief(title === '')
    if (face === '') return focusField(form, 'face')
    if (title === '') return focusField(form, 'brief')
    if (firstEmpty >= 0) return focusField(form, `picture-${firstEmpty}`)
    if (plan.length === 0) return undefined
    return start.mutate({
      title,
      face,
      purpose: 'brief',
      pictures: plan.map(({ prompt, ...picture }) => ({ ...picture, prompt: prompt.trim() })),
      ...wishOf(quality.quality),
    })
  }
  const planDays = () => {
    setNeedsBrief(title === '')
    if (title !== '') keep(planWeek({ brief: title, gender, ...added }))
  }
  return (
    <GenerateForm
      name="Several at once"
      label={plan.length === 0 ? 'Generate images' : `Generate ${counted(plan.length, 'image')}`}
      onTry={send}
      work={{
        isBusy: start.isPending,
        isOffered: isOffered && plan.length > 0,
        error: start.error ? formFailureOf(start.error) : undefined,
        cost: plan.length > 0 && (
          <div className={classes.cost}>
            {quality.wait && (
              <QualitySwitch qualities={quality.wait.qualities} value={quality.quality} onChange={quality.onQuality} />
            )}
            <Cost kind="image" units={plan.length * units} />
          </div>
        ),
      }}
    >
      {(wasTried) => (
        <>
          <SegmentedSwitch
            label="Whose images to make"
            value={gender}
            onChange={setGender}
            options={GENDER_CHOICES}
            fullWidth
          />
          <FacePicker gender={gender} value={face} onChange={setFace} wasTried={wasTried} />
          <TextField
            name="brief"
            label="What is it about?"
            description={`A week in Lisbon, a weekend at the sea, five days of work. What follows a comma is in every picture. Up to ${MAX_BATCH} pictures.`}
            placeholder="A week in Lisbon, red hat"
            value={brief}
            onChange={setBrief}
            maxLength={MAX_BATCH_TITLE}
            error={needsBrief && title === '' ? BATCH_TITLE_MISSING : undefined}
          />
          <OutfitFields outfit={outfit} onWorn={(on) => wear(plan, on)} />
          {isInAnother && <p className={classes.hint}>Plan again, and the pictures show this look.</p>}
          <UsualWords influencer={chosen} usual={usual} />
          <SegmentedSwitch label="How to plan" value={way} onChange={setWay} options={WAYS} fullWidth />
          {way === 'days' ? (
            <Button onClick={planDays}>Plan it</Button>
          ) : (
            <Lists brief={title} usual={{ ...added, place: usualOf('place') }} onPlan={keep} />
          )}
          {plan.length > 0 && <PlannedPictures plan={plan} onChange={setPlan} wasTried={wasTried} />}
        </>
      )}
    </GenerateForm>
  )
}

const wishOf = (quality: Quality | undefined) => (quality === undefined ? {} : { quality })
