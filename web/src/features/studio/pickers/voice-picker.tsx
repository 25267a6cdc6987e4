import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs'
import { useQuery } from '@tanstack/react-query'
import { contract, TONES } from '@visage/contract'
import type { Tone, Voice } from '@visage/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, callForFile } from '../../../lib/api/call.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { SelectField } from '../../../ui/forms/fields.tsx'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import classes from './voice-picker.module.css'

/** How somebody speaks; an empty voice is the person's own. */
export type Speaker = { voice: string; tone: Tone; pace: number }

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

const choicesOf = (voices: readonly Voice[]) => [
  OWN,
  ...GENDERS.flatMap(({ gender, label: sort }) =>
    voices
      .filter((each) => each.gender === gender)
      .map(({ voice, label, manner }) => ({ value: voice, label: `${label}: ${sort}, ${manner}` })),
  ),
]

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

type SampleProps = { image: string; speaker: Speaker }

/** Lets a voice be heard before anything is made with it. */
const VoiceSample = ({ image, speaker: { voice, tone, pace } }: SampleProps) => {
  const sound = usePlayedOnce()
  const sample = useMutation({
    mutationFn: async () => {
      const query = { ...(voice === '' ? { image } : { voice }), tone, pace }
      await sound.play((await callForFile(contract.voices.hearVoice, { query })).blob)
    },
  })
  const isUnknown = voice === '' && image === ''
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

type VoicePickerProps = { image: string; speaker: Speaker; onChange: (speaker: Speaker) => void }

/** Who speaks and how, to be listened to first. */
export const VoicePicker = ({ image, speaker, onChange }: VoicePickerProps) => {
  const { data } = useQuery({
    queryKey: ['studio', 'voices'],
    queryFn: ({ signal }) => call(contract.voices.listVoices, {}, { signal }),
    staleTime: Infinity,
  })
  const pace = PACES.find(({ value }) => Number(value) === speaker.pace)?.value ?? PACES[1].value
  return (
    <div className={classes.picker} data-tour="speaker">
      <SelectField
        label="Voice"
        name="voice"
        value={speaker.voice}
        options={choicesOf(data?.voices ?? [])}
        onChange={(voice) => onChange({ ...speaker, voice })}
      />
      <VoiceSample key={`${image} ${speaker.voice} ${speaker.tone} ${pace}`} image={image} speaker={speaker} />
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
