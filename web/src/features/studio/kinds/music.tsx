import { MAX_LYRICS_LENGTH, SOUND_MESSAGES, VOCALS, vocalsByFiles } from '@visage/contract'
import type { Vocals } from '@visage/contract'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { SelectField, TextArea } from '../../../ui/forms/fields.tsx'
import classes from '../form/fields.module.css'
import { GenerateForm } from '../form/generate-form.tsx'
import { InfluencerPicker } from '../pickers/face-picker.tsx'
import { ConsentBox, useConsent } from '../uploads/consent.tsx'
import { SoundPicker } from '../uploads/sound-picker.tsx'
import { soundSource } from '../uploads/sound-source.ts'
import { useUpload } from '../uploads/use-upload.ts'
import { EXAMPLE_SONGS } from './examples.ts'
import { usePrefill } from './kind-form.ts'
import type { Example, KindForm, KindFormProps } from './kind-form.ts'

/** Examples leave the files open: they are the person's own to bring. */
export const SONG_EXAMPLES: readonly Example<'music'>[] = EXAMPLE_SONGS.map(({ file, lyrics, style }) => ({
  url: `/media/songs/${file}.mp3`,
  peaksUrl: `/media/songs/${file}.json`,
  alt: style,
  words: lyrics,
  caption: `${style}: tempo, key and mood of its song file.`,
  input: { lyrics },
}))

const missingLyrics = 'Lyrics are required.'
const VOCALS_LABELS: Record<Vocals, string> = {
  words: 'Sing the lyrics',
  hum: 'Hum only',
  none: 'No vocals',
}
const VOCAL_WISHES = VOCALS.map((value) => ({ value, label: VOCALS_LABELS[value] }))
const noWish = ''

const refOf = (uploadState: { uploaded: { id: string } | null }) =>
  uploadState.uploaded ? ({ from: 'upload', id: uploadState.uploaded.id } as const) : undefined

const MusicForm = ({ prefill, onSubmit, ...work }: KindFormProps<'music'>) => {
  const [lyrics, setLyrics] = useDraft('music-lyrics')
  const [face, setFace] = useDraft('music-influencer')
  const [stored, setWish] = useDraft('music-vocals', noWish)
  const wish = VOCALS.find((known) => known === stored)
  const consent = useConsent()
  const song = useUpload(soundSource, 'music-song', consent)
  const voice = useUpload(soundSource, 'music-voice', consent)
  const instrumental = useUpload(soundSource, 'music-instrumental', consent)
  const sounds = [song, voice, instrumental]
  const isWordless = lyrics.trim() === ''
  const byFiles = vocalsByFiles({ voice: voice.uploaded, instrumental: instrumental.uploaded })

  usePrefill(prefill, (input) => {
    if (input.lyrics) setLyrics(input.lyrics)
    if (input.face) setFace(input.face)
  })

  const send = (form: HTMLFormElement) => {
    const songRef = refOf(song)
    if (isWordless) focusField(form, 'lyrics')
    else if (sounds.some((sound) => sound.isHeld)) consent.ask()
    else if (!songRef) focusField(form, 'song file')
    else
      onSubmit({
        lyrics: lyrics.trim(),
        vocals: wish ?? byFiles,
        ...(face !== '' && { face }),
        song: songRef,
        voice: refOf(voice),
        instrumental: refOf(instrumental),
      })
  }
  return (
    <GenerateForm
      work={work}
      name="AI Music"
      label="Generate Music"
      isUploading={sounds.some((sound) => sound.isUploading)}
      isReading={sounds.some((sound) => sound.isReading)}
      onTry={send}
    >
      {(wasTried) => (
        <>
          <InfluencerPicker
            value={face}
            onChange={setFace}
            nobody="Nobody"
            note="Whose song it is. Without a voice file the studio sings it with their voice; other engines sing with one of their own."
          />
          <TextArea
            name="lyrics"
            wrapperProps={{ 'data-tour': 'lyrics' }}
            label="Lyrics"
            description="Any language. [Verse], [Chorus] and blank lines make sections."
            placeholder={'City lights are calling\nand the night is young'}
            value={lyrics}
            onChange={setLyrics}
            maxLength={MAX_LYRICS_LENGTH}
            rows={[4, 10]}
            error={wasTried && isWordless ? missingLyrics : undefined}
          />
          <output className={classes.count}>{MAX_LYRICS_LENGTH - lyrics.length} characters remaining</output>
          <ConsentBox consent={consent} />
          <SoundPicker
            noun="song file"
            data-tour="song"
            label="Song file"
            hint="A .wav or .mp3 longer than 15 seconds. Its tempo, key and mood lead the new song."
            uploadState={song}
            error={
              wasTried && !song.uploaded && !song.isHeld && !song.isReading ? SOUND_MESSAGES.songMissing : undefined
            }
          />
          <SoundPicker
            noun="voice file"
            data-tour="voice"
            label="Voice file (optional)"
            hint="A .wav or .mp3 longer than 15 seconds. It gives the timbre of the voice only, never words or melody."
            uploadState={voice}
            error={undefined}
          />
          <SoundPicker
            noun="instrumental file"
            data-tour="instrumental"
            label="Instrumental file (optional)"
            hint="A .wav or .mp3 longer than 15 seconds. It gives the sound of the band."
            uploadState={instrumental}
            error={undefined}
          />
          <SelectField
            label="Vocals"
            name="vocals"
            value={wish ?? noWish}
            options={[{ value: noWish, label: `By the files: ${VOCALS_LABELS[byFiles]}` }, ...VOCAL_WISHES]}
            onChange={setWish}
          />
          <ul className={classes.hints}>
            <li>Beside the song file, with only a voice file, the result is an a cappella hum.</li>
            <li>Beside the song file, with only an instrumental file, the result is a track without vocals.</li>
            <li>To have the lyrics sung all the same, choose Sing the lyrics.</li>
          </ul>
        </>
      )}
    </GenerateForm>
  )
}

export const musicForm: KindForm<'music'> = {
  lead: 'Your lyrics become a song in the style of one that you bring.',
  tick: { percent: 1, everyMs: 2500 },
  canDownload: true,
  examplesOf: () => SONG_EXAMPLES,
  Form: MusicForm,
}
