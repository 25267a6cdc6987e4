import { talkerOf } from '@visage/contract'
import type { KindInput } from '@visage/contract'
import { parseIdentity } from '@visage/studio/person'
import type { Identity } from '@visage/studio/person'
import { parseScene, sceneFromText } from '@visage/studio/scene'
import type { Scene } from '@visage/studio/scene'
import type { ClipProcessor, TalkClip, TalkClipRequest } from '../../media/clip/clip-processor.ts'
import type { TaskHooks } from '@visage/studio/pool'
import { refuseHere, talkError } from '../refusals.ts'
import type { Run, Source } from '../engine.ts'
import { talkClipSize } from '../sizes.ts'

/** How a saved face is shown, which is kept as a portrait. */
const PORTRAIT = { framing: 'selfie', seed: 1, isPlain: true } as const
export const NO_DUB = 'The lips in this video cannot be moved by the studio, which did not draw it.'

/** Whom the studio draws: the person, and all that is around them. */
export type Drawn = { identity: Identity; scene: Scene }

/** What a portrait has of a scene: clothes, place and light are the same while its person talks to the viewer. */
const sceneOfPortrait = (identity: Identity, portrait: unknown): Scene => {
  const plain = sceneFromText('', identity, PORTRAIT).scene
  const { pose, expression } = plain
  return portrait ? parseScene({ ...plain, ...portrait, pose, expression }) : plain
}

/** Whom the studio can draw while they talk: in the scene of an image or a video of its own, or a saved face as in its portrait. */
export const findDrawn = ({ engine, kind, recipe }: Pick<Source, 'engine' | 'kind' | 'recipe'>): Drawn | null => {
  if (engine !== 'studio' || !recipe?.identity) return null
  const identity = parseIdentity(recipe.identity)
  if (kind === 'face') return { identity, scene: sceneOfPortrait(identity, recipe.scene) }
  const scene = recipe.scene ? parseScene(recipe.scene) : undefined
  // Lines and washes that are drawn anew for every frame would swim.
  return scene && !scene.style ? { identity, scene } : null
}

type Asked = Pick<KindInput<'talk'>, 'image' | 'picture' | 'tone' | 'shape' | 'seconds' | 'subtitles'> & {
  said: TalkClipRequest['said']
  /** Null for a picture that the studio did not draw, which is moved itself. */
  drawn: Drawn | null
  seed: number
  side: number
}

type Tools = { clips: Pick<ClipProcessor, 'talk' | 'poster'> }

/**
 * The studio's own clip of somebody who says this, and a picture that shows them. Throws an `EngineError` for what cannot
 * talk.
 */
export const drawTalk = async (
  { clips }: Tools,
  { image, picture, said, drawn, seconds, shape, side, tone, seed, subtitles }: Asked,
  { run, hooks }: { run: Run; hooks: TaskHooks },
): Promise<{ clip: TalkClip; like: Uint8Array }> => {
  const source = await run.readSource(talkerOf({ image, picture }))
  const isVideo = source.mimeType.startsWith('video/')
  if (isVideo && !drawn) throw refuseHere(NO_DUB)
  const like = isVideo ? (await clips.poster(source)).bytes : await source.readBytes()
  const clip = await clips
    .talk(
      {
        said,
        shown: drawn ? { of: 'scene', ...drawn } : { of: 'picture', picture: like },
        tone,
        seed,
        hasSubtitles: subtitles,
        invisibleWatermark: run.invisibleWatermark,
        ...talkClipSize(shape, { seconds, side }),
      },
      hooks,
    )
    .catch(talkError)
  return { clip, like }
}
