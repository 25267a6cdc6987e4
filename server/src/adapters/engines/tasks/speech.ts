import { talkerOf } from '@visage/contract'
import type { Hint, KindInput, LexiconEntry, SourceRef, Voice as ListedVoice } from '@visage/contract'
import { identityFromText, parseIdentity } from '@visage/studio/person'
import { cuesOf, findVoice, readScript, sayOwnWords, toSrt, toVtt, VOICES, voiceFor } from '@visage/studio/talk'
import type { Cue, ReadScript, ReadScriptOptions, Voice } from '@visage/studio/talk'
import type { SoundProcessor } from '../../media/sound/sound-processor.ts'
import type { Run, Source } from '../engine.ts'
import type { Engines } from '../engines.ts'
import { talkError } from '../refusals.ts'
import type { PlannedSpeech, TaskRequest } from './task-request.ts'

/** What a script comes to when it is said. */
export const readWords = (script: string, how: ReadScriptOptions): Omit<ReadScript, 'phrases'> => {
  const { phrases: _, ...facts } = readScript(script, how)
  return facts
}

/** The voices that can be chosen, whichever engine moves the lips. */
export const SPEAKERS: readonly ListedVoice[] = VOICES.map(({ id, label, gender, manner }) => ({
  voice: id,
  label,
  gender,
  manner,
}))

/** About five seconds, to choose a voice by. */
export const SAMPLE_SCRIPT = 'Hello, good to see you. This is how I sound when I have something to tell.'

/** The studio's voices, and those of engines elsewhere that make talks here. */
export const listSpeakers = ({ routes }: Pick<Engines, 'routes'>): ListedVoice[] => [
  ...SPEAKERS,
  ...(routes.get('talk') ?? []).flatMap(({ recipes }) => recipes.talk?.speakers ?? []),
]

export const isSpeaker = (engines: Pick<Engines, 'routes'>, name: string): boolean =>
  listSpeakers(engines).some(({ voice }) => voice === name)

/** A voice of the studio's; undefined for a name that none of them has. */
export const findSpeaker = (name: string): Voice | undefined => findVoice(name)?.voice

/** Whose voice nobody can tell. */
const STRANGER = 'A friendly person'

/** Drawn by chance with the id; its beginning tells the time. */
const seedOf = (id: string): number => Number.parseInt(id.slice(-8), 16)

/**
 * The voice that the person of a picture always has: by their identity, or by the words that they were made from; of
 * somebody in a picture that was brought in, by the upload.
 */
export const ownVoice = (
  { recipe, facePrompt, gender }: Pick<Source, 'recipe' | 'facePrompt' | 'gender'>,
  shown?: SourceRef,
): Voice => {
  if (recipe?.identity) return voiceFor(parseIdentity(recipe.identity))
  const drawn = shown?.from === 'upload' ? { seed: seedOf(shown.id) } : {}
  return voiceFor(identityFromText(facePrompt ?? STRANGER, gender ?? 'female', drawn).identity)
}

const CHANGED = {
  spelled: 'read letter by letter',
  foreign: 'said by its letters, with an English accent',
} as const

const told = (words: readonly string[], how: string) =>
  words.map((each): Hint => ({ words: each, fate: 'changed', how }))

const hintsOf = (script: string, lexicon: LexiconEntry[]): Hint[] => {
  const { spelled, foreign } = readWords(script, { lexicon })
  return [...told(spelled, CHANGED.spelled), ...told(foreign, CHANGED.foreign)]
}

/** A voice that is not the studio's, as in `fal.Aria`. */
const speakerOf = (voice: string | undefined): PlannedSpeech['speaker'] => {
  const [engine = '', name] = voice?.split(/\.(.*)/) ?? []
  return name === undefined ? undefined : { engine, name }
}

/** Told where the studio has to speak for a voice that it does not have. */
export const NO_SPEAKER: Hint = {
  words: '',
  fate: 'missing',
  how: 'The voice that you chose is not to be had at the moment: this is said with their own voice.',
}

/** The words of a script as a voice elsewhere is to read them. */
export const spokenScript = ({ script, lexicon = [] }: Pick<PlannedSpeech, 'script' | 'lexicon'>): string =>
  sayOwnWords(script ?? '', lexicon)

/** Why each sound of a lexicon cannot be said, by its place; none where all can. */
export const findMuteSounds = (lexicon: readonly LexiconEntry[]): Map<number, string> =>
  new Map(
    lexicon.flatMap(({ word, spoken }, index): [number, string][] => {
      // Read in the word's place, so that a sound without words in it is told as that word.
      const { problem } = readWords(word, { lexicon: [{ word, spoken }] })
      return problem === null ? [] : [[index, problem]]
    }),
  )

/** Who says what, and what becomes of its words; a recording is heard as it is. */
export const planSpeech = (
  { image, picture, script, sound, voice, pace, gender, lexicon = [] }: KindInput<'talk'>,
  source: Source,
): PlannedSpeech & { hints: Hint[] } => {
  const speaker = sound ? undefined : speakerOf(voice)
  return {
    script: script ?? null,
    sound: sound ?? null,
    voice:
      (voice === undefined ? undefined : findSpeaker(voice)) ??
      ownVoice({ ...source, gender: source.gender ?? gender ?? null }, talkerOf({ image, picture })),
    pace,
    lexicon,
    ...(speaker && { speaker }),
    hints: sound || script === undefined ? [] : hintsOf(script, lexicon),
  }
}

const WRITERS = { srt: toSrt, vtt: toVtt } as const

/** What is said in a result as a file of subtitles; undefined for one whose recipe holds no words. */
export const formatSubtitles = (
  recipe: Record<string, unknown> | null,
  format: keyof typeof WRITERS,
): Uint8Array | undefined => {
  const cues = recipe?.cues as readonly Cue[] | undefined
  return cues && cues.length > 0 ? new TextEncoder().encode(WRITERS[format](cues)) : undefined
}

type Speaking = { sounds: Pick<SoundProcessor, 'speak'> }

/** The studio's own speech for an engine that only moves lips, and the order with its subtitles; null where nothing is to be said. */
export const sayScript = async (
  order: TaskRequest,
  { sounds }: Speaking,
  { signal }: Pick<Run, 'signal'>,
): Promise<{ file: Blob; order: TaskRequest } | null> => {
  const { talk } = order
  if (!talk || talk.sound || talk.script === null) return null
  const { script, voice, tone, pace, lexicon = [] } = talk
  const { mp3, words, durationSeconds } = await sounds
    .speak({ script, voice, tone, pace, lexicon }, { signal })
    .catch(talkError)
  const file = new Blob([Buffer.from(mp3)], { type: 'audio/mpeg' })
  const frames = Math.ceil(durationSeconds * order.framesPerSecond)
  return { file, order: { ...order, frames, talk: { ...talk, cues: cuesOf(words) } } }
}
