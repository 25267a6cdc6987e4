import { TALK_MESSAGES, TALK_SHAPES, TONES } from '@visage/contract'
import type { TalkShape } from '@visage/contract'
import { useEffect, useEffectEvent } from 'react'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import classes from '../form/fields.module.css'
import { GenerateForm } from '../form/generate-form.tsx'
import { ScriptField, useScriptReading } from '../form/script-field.tsx'
import { ImagePicker } from '../pickers/image-picker.tsx'
import { PACES, VoicePicker } from '../pickers/voice-picker.tsx'
import { ConsentBox, useConsent } from '../uploads/consent.tsx'
import { PictureUpload } from '../uploads/picture-upload.tsx'
import { SoundPicker } from '../uploads/sound-picker.tsx'
import { recordingSource } from '../uploads/sound-source.ts'
import { pictureSource } from '../uploads/upload-channels.ts'
import { useUpload } from '../uploads/use-upload.ts'
import { EXAMPLE_TALKS, TALK_FORM } from './examples.ts'
import { useImageDraft, usePrefill } from './kind-form.ts'
import type { Example, KindForm, KindFormProps } from './kind-form.ts'

/** Who talks on the screen while there is no result. Whom to make talk is the person's own to choose. */
export const TALK_EXAMPLES: readonly Example<'talk'>[] = EXAMPLE_TALKS.map(({ file, face, scene, script }) => ({
  url: `/media/clips/${file}`,
  alt: `${face}. ${scene}. Says: ${script}`,
  hasSound: true,
  width: TALK_FORM.width,
  height: TALK_FORM.height,
  caption: script,
  input: { script },
}))

const SORTS = ['images', 'faces', 'videos', 'uploads'] as const
const SORT_CHOICES = [
  { value: SORTS[0], label: 'Image' },
  { value: SORTS[1], label: 'Face' },
  { value: SORTS[2], label: 'Video' },
  { value: SORTS[3], label: 'Upload' },
]
const WAYS = ['script', 'recording'] as const
const WAY_CHOICES = [
  { value: WAYS[0], label: 'Script' },
  { value: WAYS[1], label: 'Recording' },
]
const SHAPE_LABELS: Record<TalkShape, string> = { '9:16': 'Upright', '1:1': 'Square', '16:9': 'Wide' }
const SHAPES = TALK_SHAPES.map((value) => ({ value, label: SHAPE_LABELS[value] }))

/** One of a few choices that the tab keeps, the first unless another was made. */
const useChoiceDraft = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) => {
  const [stored, setStored] = useDraft(name, values[0])
  return [values.find((known) => known === stored) ?? values[0], setStored as (value: Value) => void] as const
}

const usualPace = PACES[1].value

const TalkForm = ({ prefill, length, onSubmit, ...work }: KindFormProps<'talk'>) => {
  const { image, setImage, whose, prefillImage } = useImageDraft('talk')
  const [sort, setSort] = useChoiceDraft('talk-sort', SORTS)
  const [way, setWay] = useChoiceDraft('talk-way', WAYS)
  const [script, setScript] = useDraft('talk-script')
  const [voice, setVoice] = useDraft('talk-voice')
  const [tone, setTone] = useChoiceDraft('talk-tone', TONES)
  const [storedPace, setPace] = useDraft('talk-pace', usualPace)
  const [shape, setShape] = useChoiceDraft('talk-shape', TALK_SHAPES)
  const [subtitles, setSubtitles] = useDraft('talk-subtitles', 'on')
  const consent = useConsent()
  const recording = useUpload(recordingSource, 'talk-recording', consent)
  const upload = useUpload(pictureSource, 'talk-picture', consent)

  const pace = Number(PACES.find(({ value }) => value === storedPace)?.value ?? usualPace)
  const isRecorded = way === 'recording'
  const reading = useScriptReading(script, { pace, image: sort === SORTS[3] ? '' : image })
  const words = script.trim()
  const seconds = isRecorded ? (recording.uploaded?.duration ?? 0) : (reading?.seconds ?? 0)
  const tellSeconds = useEffectEvent(length.onSeconds)
  useEffect(() => tellSeconds(seconds), [seconds])

  usePrefill(prefill, (input) => {
    prefillImage(input)
    if (input.mode === 'dub') setSort(SORTS[2])
    else if (input.image && (sort === SORTS[2] || sort === SORTS[3])) setSort(SORTS[0])
    if (input.script) setScript(input.script)
  })

  // A recording without its script has no words to write.
  const hasWords = !isRecorded || words !== ''
  const isUpload = sort === SORTS[3]
  const hasPerson = isUpload ? Boolean(upload.uploaded) : image !== ''
  const isWordless = isRecorded ? !recording.uploaded && !recording.isHeld && !recording.isReading : words === ''
  const send = (form: HTMLFormElement) => {
    if (isUpload && upload.isHeld) consent.ask()
    else if (!hasPerson) focusField(form, isUpload ? 'picture' : 'image')
    else if (isRecorded && recording.isHeld) consent.ask()
    else if (isRecorded && !recording.uploaded) focusField(form, 'recording')
    else if (reading?.problem || (!isRecorded && words === '')) focusField(form, 'script')
    else
      onSubmit({
        ...(sort === SORTS[2] && { mode: 'dub' as const }),
        ...(isUpload && upload.uploaded ? { picture: { from: 'upload' as const, id: upload.uploaded.id } } : { image }),
        ...(words !== '' && { script: words }),
        ...(isRecorded && recording.uploaded && { sound: { from: 'upload', id: recording.uploaded.id } }),
        // Counted anew where it is charged.
        seconds: Math.max(1, seconds),
        ...(!isRecorded && voice !== '' && { voice }),
        tone,
        pace,
        shape,
        subtitles: hasWords && subtitles === 'on',
      })
  }
  return (
    <GenerateForm
      work={work}
      name="Talking Video"
      label="Make them talk"
      isUploading={recording.isUploading || upload.isUploading}
      isReading={(isRecorded && recording.isReading) || (isUpload && upload.isReading)}
      onTry={send}
    >
      {(wasTried) => (
        <>
          <div className={classes.source} data-tour="person">
            <SegmentedSwitch
              label="Who talks"
              value={sort}
              onChange={(next) => {
                setSort(next)
                // What is chosen of one sort cannot stand for the other.
                if ((next === SORTS[2]) !== (sort === SORTS[2])) setImage('')
              }}
              options={SORT_CHOICES}
              fullWidth
            />
            {isUpload ? (
              <PictureUpload
                label="Picture"
                noun="picture"
                alt="Who talks"
                hint="One face that looks at the camera, with lips that can be seen and are shut or nearly so. PNG, JPEG or WEBP."
                uploadState={upload}
                error={wasTried && !hasPerson && !upload.isHeld && !upload.isReading ? TALK_MESSAGES.image : undefined}
              />
            ) : (
              <ImagePicker
                sort={sort}
                value={image}
                onChange={setImage}
                whose={whose}
                error={wasTried && image === '' ? TALK_MESSAGES.image : undefined}
              />
            )}
            {isUpload && <ConsentBox consent={consent} />}
          </div>
          <div className={classes.fields} data-tour="words">
            <SegmentedSwitch label="What is said" value={way} onChange={setWay} options={WAY_CHOICES} fullWidth />
            {isRecorded && (
              <>
                {!isUpload && <ConsentBox consent={consent} />}
                <SoundPicker
                  noun="recording"
                  data-tour="recording"
                  label="Recording"
                  hint="A .wav or .mp3 of at most 60 seconds with one voice. It is heard as it is; the lips follow it."
                  uploadState={recording}
                  error={wasTried && hasPerson && isWordless ? TALK_MESSAGES.nothing : undefined}
                />
              </>
            )}
            <ScriptField
              label={isRecorded ? 'What is said in it (optional)' : 'Script'}
              description={
                isRecorded
                  ? 'With the words the lips fit better, and there are subtitles.'
                  : 'In English. Commas and full stops make pauses, *asterisks* give weight; numbers, dates and sums are read out.'
              }
              placeholder="Good morning! Three things that I learned in Lisbon this week."
              value={script}
              onChange={setScript}
              reading={reading}
              mostSeconds={isRecorded ? null : length.mostSeconds}
              error={wasTried && hasPerson && !isRecorded && isWordless ? TALK_MESSAGES.nothing : undefined}
            />
          </div>
          {!isRecorded && (
            <VoicePicker
              image={isUpload ? '' : image}
              upload={isUpload ? upload.uploaded?.id : undefined}
              speaker={{ voice, tone, pace }}
              onChange={(speaker) => {
                setVoice(speaker.voice)
                setTone(speaker.tone)
                setPace(String(speaker.pace))
              }}
            />
          )}
          <div className={classes.source} data-tour="look">
            <SegmentedSwitch label="Shape" value={shape} onChange={setShape} options={SHAPES} fullWidth />
            {hasWords && (
              <CheckboxField
                name="subtitles"
                label="Subtitles in the clip"
                checked={subtitles === 'on'}
                onChange={(isOn) => setSubtitles(isOn ? 'on' : 'off')}
              />
            )}
          </div>
        </>
      )}
    </GenerateForm>
  )
}

export const talkForm: KindForm<'talk'> = {
  lead: 'Your influencer says what you write, or speaks with a voice that you bring.',
  wait: 'some minutes',
  tick: { percent: 1, everyMs: 4200 },
  canDownload: true,
  examplesOf: () => TALK_EXAMPLES,
  Form: TalkForm,
}
