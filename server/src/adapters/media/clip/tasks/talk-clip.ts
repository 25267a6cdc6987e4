import { fileURLToPath } from 'node:url'
import { countTalkFrames, createSubtitler, loadFaceModels, talkPicture, talkScene } from '@visage/studio/clip'
import type { HeardSpeech } from '@visage/studio/clip'
import { createNodeCanvas, registerFont } from '@visage/studio/node-canvas'
import { alignVoice, speak } from '@visage/studio/speech'
import { cuesOf } from '@visage/studio/talk'
import type { TimedWord } from '@visage/studio/talk'
import { readPixels } from '../../picture/read-pixels.ts'
import { readSamples, shapedAs } from '../../sound/read-samples.ts'
import { withSoundFile } from '../../sound/open-sound-file.ts'
import { CLIP_FILES } from '../clip-processor.ts'
import type { DrawingThreads, TalkFacts, TalkTask } from '../clip-processor.ts'
import { openFilmWriter } from '../film/open-film-writer.ts'
import { openSpokenSound } from '../film/spoken-sound.ts'

type TalkClipTask = DrawingThreads & { request: TalkTask; onProgress: (stage: string, share: number) => void }

const fontFamily = 'Visage Subtitles'
const fontFile = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

const sampleRate = 44_100
/** Shares of the work: speaking, drawing, and what is left for the end of the file. */
const spokenShare = 0.05
const drawnShare = 0.93

const readRecording = (path: string): Promise<Float32Array[]> =>
  withSoundFile(path, async (file) => {
    const pieces: Float32Array[] = []
    for await (const { samples } of readSamples(file, shapedAs({ sampleRate, channels: 2 }))) pieces.push(samples)
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0) / 2
    const [left, right] = [new Float32Array(length), new Float32Array(length)]
    let at = 0
    for (const piece of pieces) {
      for (let index = 0; index < piece.length; index += 2) {
        left[at] = piece[index] ?? 0
        right[at++] = piece[index + 1] ?? 0
      }
    }
    return [left, right]
  })

type Heard = HeardSpeech & { words: TimedWord[] }

const hear = async ({ request, onProgress }: TalkClipTask): Promise<Heard> => {
  const onStage = (stage: string, share: number) => onProgress(stage, share * spokenShare)
  const { said } = request
  if (said.of === 'script') return speak(said.request, { onStage })
  onStage('Listening to the recording', 0)
  return alignVoice({ sampleRate, channels: await readRecording(CLIP_FILES.voice) }, said.script, { onStage })
}

type FrameOptions = Parameters<typeof talkScene>[1]

const drawFrames = async function* ({ shown, tone, seed }: TalkTask, speech: HeardSpeech, options: FrameOptions) {
  if (shown.of === 'scene') yield* talkScene({ ...shown, speech, tone, seed }, options)
  else
    yield* talkPicture(
      await loadFaceModels(),
      { picture: await readPixels(CLIP_FILES.input), speech, tone, seed },
      options,
    )
}

/** Speaks, or listens to a recording, then draws frame by frame and writes each one with its sound before the next. */
export const talkClip = async (task: TalkClipTask): Promise<TalkFacts> => {
  const { request, onProgress, threads } = task
  const { width, height, framesPerSecond, hasSubtitles, invisibleWatermark } = request
  const heard = await hear(task)
  const [left = new Float32Array(), right = left] = heard.sound.channels
  const sound = await openSpokenSound({ left, right, sampleRate: heard.sound.sampleRate })
  const writer = await openFilmWriter(CLIP_FILES.clip, { framesPerSecond, sound, invisibleWatermark })
  if (hasSubtitles) registerFont(fileURLToPath(fontFile), fontFamily)
  const size = { width, height, createCanvas: createNodeCanvas }
  const drawSubtitles = createSubtitler({ ...size, cues: hasSubtitles ? cuesOf(heard.words) : [], fontFamily })
  const onStage = (stage: string, share: number) => onProgress(stage, spokenShare + share * drawnShare)
  try {
    let index = 0
    for await (const data of drawFrames(request, heard, { ...size, framesPerSecond, threads, onStage })) {
      drawSubtitles(data, index / framesPerSecond)
      await writer.writePicture({ width, height, data }, index / framesPerSecond)
      index += 1
    }
    await writer.finish()
    const durationSeconds = countTalkFrames(heard.seconds, framesPerSecond) / framesPerSecond
    const facts = { width, height, durationSeconds, framesPerSecond, hasSound: true }
    return { mimeType: 'video/mp4', ...facts, words: heard.words }
  } finally {
    writer.close()
    await sound.close()
  }
}
