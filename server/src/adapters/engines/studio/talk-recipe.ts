import { randomInt, randomUUID } from 'node:crypto'
import type { Hint, KindInput } from '@visage/contract'
import { parseIdentity } from '@visage/studio/person'
import type { Identity } from '@visage/studio/person'
import { parseScene, sceneFromText } from '@visage/studio/scene'
import type { Scene } from '@visage/studio/scene'
import { cuesOf } from '@visage/studio/talk'
import type { TalkClipRequest } from '../../media/clip/clip-processor.ts'
import type { Recipe, Run, Source } from '../engine.ts'
import { talkError } from '../refusals.ts'
import { talkClipSize } from '../sizes.ts'
import { planSpeech } from '../tasks/speech.ts'
import type { PlannedSpeech } from '../tasks/task-request.ts'
import { finishClip } from './clips.ts'
import type { ClipRecipeTools } from './clips.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'

/** Everything that a talk's bytes depend on, decided once, so that another process makes the same. */
type TalkOperation = PlannedSpeech &
  Pick<KindInput<'talk'>, 'image' | 'tone' | 'shape' | 'seconds' | 'subtitles'> & {
    renderId: string
    seed: number
    hints: Hint[]
    /** Null for a picture that the studio did not draw, which is moved itself. */
    drawn: { identity: Identity; scene: Scene } | null
  }

const SEEDS = 2 ** 32
/** How a saved face is shown, which has no picture of its own. */
const PORTRAIT = { framing: 'selfie', seed: 1 } as const

/** Whom the studio can draw while they talk: in the scene of an image, or a saved face as a portrait. */
const findDrawn = ({ engine, kind, recipe }: Source): TalkOperation['drawn'] => {
  if (engine !== 'studio' || !recipe?.identity) return null
  const identity = parseIdentity(recipe.identity)
  if (kind === 'face') return { identity, scene: sceneFromText('', identity, PORTRAIT).scene }
  const scene = kind === 'image' && recipe.scene ? parseScene(recipe.scene) : undefined
  // Lines and washes that are drawn anew for every frame would swim.
  return scene && !scene.style ? { identity, scene } : null
}

const decideTalk = async (input: KindInput<'talk'>, run: Run): Promise<TalkOperation> => {
  const { image, tone, shape, seconds, subtitles } = input
  const source = await run.readSource({ from: 'asset', id: image })
  const { hints, ...speech } = planSpeech(input, source)
  const common = { renderId: randomUUID(), seed: randomInt(SEEDS), image, tone, shape, seconds, subtitles }
  return { ...common, ...speech, hints, drawn: findDrawn(source) }
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
export const createTalkRecipe = ({ pool, clips, clipSide }: ClipRecipeTools): Recipe<'talk', TalkOperation> =>
  createRenderRecipe({
    typicalSeconds,
    decide: decideTalk,
    async make(operation, hooks, run) {
      const { renderId: _, hints, drawn, ...decided } = operation
      const { image, tone, seed, shape, seconds, subtitles } = decided
      const source = await run.readSource({ from: 'asset', id: image })
      const picture = await source.readBytes()
      const { words, ...clip } = await clips
        .talk(
          {
            said: await saidOf(operation, run),
            shown: drawn ? { of: 'scene', ...drawn } : { of: 'picture', picture },
            tone,
            seed,
            hasSubtitles: subtitles,
            invisibleWatermark: run.invisibleWatermark,
            ...talkClipSize(shape, { seconds, side: clipSide }),
          },
          hooks,
        )
        .catch(talkError)
      return {
        ...(await finishClip(
          { pool, clips },
          { clip, hasInvisibleWatermark: run.invisibleWatermark !== undefined, like: picture },
        )),
        recipe: { ...decided, ...drawn, cues: cuesOf(words), renderVersion: RENDER_VERSION },
        facePrompt: source.facePrompt,
        hints,
      }
    },
  })
