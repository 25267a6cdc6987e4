import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs'
import { useQuery } from '@tanstack/react-query'
import { contract, OWN_VOICE, PACE, TONES } from '@visage/contract'
import type { Tone, Voice } from '@visage/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call, callForFile } from '../../../lib/api/call.ts'
import { INFLUENCERS_KEY, nameOf } from '../../../lib/api/influencers.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { SelectField } from '../../../ui/forms/fields.tsx'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import classes from './voice-picker.module.css'

/** How somebody speaks; an empty voice is the one that the person usually has. */
type Speaker = { voice: string; tone: Tone; pace: number }

const OWN = { value: '', label: 'Their own voice' }
const GENDERS = [
  { gender: 'female', label: 'woman' },
  { gender: 'male', label: 'man' },
] as const
const TONE_LABELS: Record<Tone, string> = { calm: 'Calm', lively: 'Lively' }
const TONE_CHOICES = TONES.map((value) => ({ value, label: TONE_LABELS[value] }))
export const PACES = [
  { value: '0.85', label: 'Slow' },
  { value: '1', label: 'Usual' },
  { value: '1.15', label: 'Fast' },
] as const

const choicesOf = (voices: readonly Voice[]) =>
  GENDERS.flatMap(({ gender, label: sort }) =>
    voices
      .filter((each) => each.gender === gender)
      .map(({ voice, label, manner }) => ({ value: voice, label: `${label}: ${sort}, ${manner}` })),
  )

/** A sound that plays once and can be stopped; it ends when its place goes. */
const usePlayedOnce = () => {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const stop = useCallback(() => {
    const { current } = audio
    audio.current = null
    setIsPlaying(false)
    if (!current) return
    current.pause()
    URL.revokeObjectURL(current.src)
  }, [])
  useEffect(() => stop, [stop])
  const play = async (blob: Blob) => {
    stop()
    const element = new Audio(URL.createObjectURL(blob))
    audio.current = element
    element.addEventListener('ended', () => audio.current === element && stop())
    setIsPlaying(true)
    await element.play()
  }
  return { isPlaying, play, stop }
}

type SampleProps = {
  image: string
  /** In its place the id of a picture that was brought in. */
  upload?: string | undefined
  speaker: Speaker
}

/** Lets a voice be heard before anything is made with it. */
const VoiceSample = ({ image, upload, speaker: { voice, tone, pace } }: SampleProps) => {
  const sound = usePlayedOnce()
  const sample = useMutation({
    mutationFn: async () => {
      const query = {
        ...(image !== '' && { image }),
        ...(upload && { upload }),
        ...(voice !== '' && { voice }),
        tone,
        pace,
      }
      await sound.play((await callForFile(contract.voices.hearVoice, { query })).blob)
    },
  })
  const isUnknown = (voice === '' || voice === OWN_VOICE) && image === '' && !upload
  return (
    <div className={classes.sample}>
      <Button
        icon={sound.isPlaying ? <IconPlayerStopFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
        disabled={isUnknown}
        busy={sample.isPending && !sound.isPlaying}
        busyLabel="Listen"
        onClick={() => (sound.isPlaying ? sound.stop() : sample.mutate())}
      >
        {sound.isPlaying ? 'Stop' : 'Listen'}
      </Button>
      {isUnknown && <p className={classes.note}>Choose who talks to hear their own voice.</p>}
      {sample.error && <FieldError message={sample.error.message} />}
    </div>
  )
}

const useVoices = () => {
  const { data } = useQuery({
    queryKey: ['studio', 'voices'],
    queryFn: ({ signal }) => call(contract.voices.listVoices, {}, { signal }),
    staleTime: Infinity,
  })
  return data?.voices ?? []
}

/** The influencer of an own picture, where a voice is kept with her; undefined while it is looked up. */
const useKeptVoice = (image: string) =>
  useQuery({
    queryKey: [...INFLUENCERS_KEY, image, 'voice'],
    queryFn: async ({ signal }) => {
      try {
        const { face_id: face } = await call(contract.gallery.readAsset, { params: { id: image } }, { signal })
        const who = await call(contract.influencers.readInfluencer, { params: { id: face ?? image } }, { signal })
        return who.voice === '' ? null : { name: nameOf(who), voice: who.voice }
      } catch (error) {
        if (isApiError(error, 'not_found')) return null
        throw error
      }
    },
    enabled: image !== '',
  }).data

type VoiceFieldProps = { face: string; value: string; onChange: (voice: string) => void; error: string | undefined }

/** The voice that is kept with an influencer, to be listened to first; empty for the one of her face. */
export const VoiceField = ({ face, value, onChange, error }: VoiceFieldProps) => (
  <div className={classes.picker}>
    <SelectField
      label="Voice"
      name="voice"
      value={value}
      options={[{ value: '', label: 'The voice of this face' }, ...choicesOf(useVoices())]}
      onChange={onChange}
      error={error}
    />
    <VoiceSample
      key={`${face} ${value}`}
      image={face}
      speaker={{ voice: value === '' ? OWN_VOICE : value, tone: TONES[0], pace: PACE.usual }}
    />
  </div>
)

type VoicePickerProps = Pick<SampleProps, 'image' | 'upload' | 'speaker'> & { onChange: (speaker: Speaker) => void }

/** Who speaks and how, to be listened to first. */
export const VoicePicker = ({ image, upload, speaker, onChange }: VoicePickerProps) => {
  const voices = useVoices()
  const kept = useKeptVoice(image)
  const keptLabel = voices.find(({ voice }) => voice === kept?.voice)?.label ?? ''
  const usual = kept
    ? [
        { value: '', label: `${kept.name}'s voice: ${keptLabel}` },
        { value: OWN_VOICE, label: 'The voice of this face' },
      ]
    : [OWN]
  // A person without a kept voice has one voice alone, which needs no name of its own.
  const chosen = speaker.voice === OWN_VOICE && kept === null ? '' : speaker.voice
  const pace = PACES.find(({ value }) => Number(value) === speaker.pace)?.value ?? PACES[1].value
  return (
    <div className={classes.picker} data-tour="speaker">
      <SelectField
        label="Voice"
        name="voice"
        value={chosen}
        options={[...usual, ...choicesOf(voices)]}
        onChange={(voice) => onChange({ ...speaker, voice })}
      />
      <VoiceSample
        key={`${image} ${upload ?? ''} ${chosen} ${kept?.voice} ${speaker.tone} ${pace}`}
        image={image}
        upload={upload}
        speaker={{ ...speaker, voice: chosen }}
      />
      <div className={classes.manner}>
        <SegmentedSwitch<Tone>
          label="Tone"
          value={speaker.tone}
          onChange={(tone) => onChange({ ...speaker, tone })}
          options={TONE_CHOICES}
          fullWidth
        />
        <SegmentedSwitch<string>
          label="Pace"
          value={pace}
          onChange={(next) => onChange({ ...speaker, pace: Number(next) })}
          options={PACES}
          fullWidth
        />
      </div>
    </div>
  )
}
