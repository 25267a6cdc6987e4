import { randomInt, randomUUID } from 'node:crypto'
import { talkerOf } from '@visage/contract'
import type { Hint, KindInput } from '@visage/contract'
import { cuesOf } from '@visage/studio/talk'
import type { TalkClipRequest } from '../../media/clip/clip-processor.ts'
import type { Recipe, Run } from '../engine.ts'
import { drawTalk, findDrawn } from '../tasks/draw-talk.ts'
import type { Drawn } from '../tasks/draw-talk.ts'
import { NO_SPEAKER, planSpeech } from '../tasks/speech.ts'
import type { PlannedSpeech } from '../tasks/task-request.ts'
import { finishClip } from './clips.ts'
import type { ClipRecipeTools } from './clips.ts'
import { talkError } from '../refusals.ts'
import { talkClipSize } from '../sizes.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'

/** Everything that a talk's bytes depend on, decided once, so that another process makes the same. */
type TalkOperation = PlannedSpeech &
  Pick<KindInput<'talk'>, 'image' | 'picture' | 'tone' | 'shape' | 'seconds' | 'subtitles'> & {
    renderId: string
    seed: number
    hints: Hint[]
    /** Null for a picture that the studio did not draw, which is moved itself. */
    drawn: Drawn | null
  }

const SEEDS = 2 ** 32

const decideTalk = async (input: KindInput<'talk'>, run: Run): Promise<TalkOperation> => {
  const { image, picture, tone, shape, seconds, subtitles } = input
  const source = await run.readSource(talkerOf(input))
  const { hints, ...speech } = planSpeech(input, source)
  const common = { renderId: randomUUID(), seed: randomInt(SEEDS), image, picture, tone, shape, seconds, subtitles }
  return { ...common, ...speech, hints: speech.speaker ? [...hints, NO_SPEAKER] : hints, drawn: findDrawn(source) }
}

const saidOf = async (
  { script, sound, voice, tone, pace, lexicon = [] }: TalkOperation,
  run: Run,
): Promise<TalkClipRequest['said']> =>
  sound
    ? { of: 'sound', sound: await run.readSource(sound), script }
    : { of: 'script', request: { script: script ?? '', voice, tone, pace, lexicon } }

const typicalSeconds = 90

/** Pictures and faces that say something, by the clip processor. */
export const createTalkRecipe = ({ pool, clips, clipSide }: ClipRecipeTools): Recipe<'talk', TalkOperation> => ({
  dubs: (video) => findDrawn(video) !== null,
  async readTalker(picture, { shape, signal }) {
    if (findDrawn(picture)) return { gender: picture.gender }
    // How long it is going to be is not known yet: a short one has a larger frame.
    const frame = talkClipSize(shape, { seconds: Infinity, side: clipSide })
    const { gender } = await pool
      .readTalker({ picture: await picture.readBytes(), ...frame }, { signal })
      .catch(talkError)
    return { gender: picture.gender ?? gender }
  },
  ...createRenderRecipe({
    typicalSeconds,
    decide: decideTalk,
    async make(operation, hooks, run) {
      const { renderId: _, hints, drawn, ...decided } = operation
      const said = await saidOf(operation, run)
      const { clip: made, like } = await drawTalk({ clips }, { ...operation, said, side: clipSide }, { run, hooks })
      const { words, ...clip } = made
      const { facePrompt } = await run.readSource(talkerOf(operation))
      const hasInvisibleWatermark = run.invisibleWatermark !== undefined
      return {
        ...(await finishClip({ pool, clips }, { clip, hasInvisibleWatermark, like })),
        recipe: { ...decided, ...drawn, cues: cuesOf(words), renderVersion: RENDER_VERSION },
        facePrompt,
        hints,
      }
    },
  }),
})
