import { countTalkFrames, loadFaceModels, talkPicture, talkScene } from '@visage/studio/clip'
import type { HeardSpeech } from '@visage/studio/clip'
import { createNodeCanvas } from '@visage/studio/node-canvas'
import { alignVoice, speak } from '@visage/studio/speech'
import { cuesOf } from '@visage/studio/talk'
import type { TimedWord } from '@visage/studio/talk'
import { readPixels } from '../../picture/read-pixels.ts'
import { withSoundFile } from '../../sound/open-sound-file.ts'
import { CLIP_FILES } from '../clip-processor.ts'
import type { DrawingThreads, TalkFacts, TalkTask } from '../clip-processor.ts'
import { openFilmWriter } from '../film/open-film-writer.ts'
import { openSpokenSound } from '../film/spoken-sound.ts'
import { openSubtitler } from '../film/open-subtitler.ts'
import { readRecording } from '../film/read-recording.ts'

type TalkClipTask = DrawingThreads & { request: TalkTask; onProgress: (stage: string, share: number) => void }

/** Shares of the work: speaking, drawing, and what is left for the end of the file. */
const spokenShare = 0.05
const drawnShare = 0.93

type Heard = HeardSpeech & { words: TimedWord[] }

const hear = async ({ request, onProgress }: TalkClipTask): Promise<Heard> => {
  const onStage = (stage: string, share: number) => onProgress(stage, share * spokenShare)
  const { said } = request
  if (said.of === 'script') return speak(said.request, { onStage })
  onStage('Listening to the recording', 0)
  return alignVoice(await withSoundFile(CLIP_FILES.voice, readRecording), said.script, { onStage })
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
  const size = { width, height, createCanvas: createNodeCanvas }
  const drawSubtitles = openSubtitler(hasSubtitles ? cuesOf(heard.words) : [], size)
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
