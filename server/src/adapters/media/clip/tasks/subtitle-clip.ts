import { alignVoice } from '@visage/studio/speech'
import { cuesOf } from '@visage/studio/talk'
import type { Cue } from '@visage/studio/talk'
import { SpeechError } from '@visage/studio/pool'
import { withSoundFile } from '../../sound/open-sound-file.ts'
import { SoundRefusedError } from '../../sound/sound-processor.ts'
import type { SaidInClip, SubtitledFacts } from '../clip-processor.ts'
import { openSubtitler } from '../film/open-subtitler.ts'
import { readRecording } from '../film/read-recording.ts'
import { recodeClip } from './recode-clip.ts'

type Files = { input: string; output: string; onProgress: (stage: string, share: number) => void }

/** The subtitles where they are known and there is a sound, else by when that says each word; none where it cannot be told. */
const findCues = async ({ input, onProgress }: Files, { script, cues }: SaidInClip): Promise<Cue[]> => {
  const onStage = (stage: string) => onProgress(stage, 0)
  try {
    return await withSoundFile(input, async (file) => {
      if (cues) return cues
      const { words } = await alignVoice(await readRecording(file), script, { onStage })
      const { startTime, timeBase } = file.stream
      // A sound may begin after its picture.
      const late = Math.max(0, (Number(startTime) * timeBase.num) / timeBase.den)
      return cuesOf(words.map((word) => ({ ...word, start: word.start + late, end: word.end + late })))
    })
  } catch (error) {
    if (error instanceof SpeechError || error instanceof SoundRefusedError) return []
    throw error
  }
}

/** Writes a film anew as browsers play it, with the subtitles of what is said in it. */
export const subtitleClip = async (files: Files, said: SaidInClip): Promise<SubtitledFacts> => {
  const { input, output, onProgress } = files
  const cues = await findCues(files, said)
  const facts = await recodeClip({
    input,
    output,
    onShare: (share) => onProgress('Writing the subtitles', share),
    ...(said.hasSubtitles && cues.length > 0 && { paint: (size) => openSubtitler(cues, size) }),
  })
  return { ...facts, cues }
}
