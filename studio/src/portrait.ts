import type { Identity } from './identity/identity.ts'
import type { Picture, RenderOptions } from './image/picture.ts'
import { renderFaces, renderPicture } from './picture.ts'
import type { PortraitScene, Scene } from './scene/scene.ts'

/** Portraits that name no seed show every place in the same state. */
const DEFAULT_SEED = 5

const sceneOf = (scene: PortraitScene): Scene => ({
  time: 'day',
  weather: 'clear',
  mood: 'natural',
  seed: DEFAULT_SEED,
  ...scene,
  framing: 'selfie',
  stance: 'relaxed',
})

/**
 * Draws a person as a head-and-shoulders portrait. The same identity, scene and size give the same bytes.
 * @param options Size in pixels; `onStage` is called in order with shares from 0 to 1 and may throw to stop.
 */
export const renderPortrait = (identity: Identity, scene: PortraitScene, options: RenderOptions): Picture =>
  renderPicture(identity, sceneOf(scene), options)

/** The face of the same portrait with its lids in several states; see `renderFaces`. */
export const renderPortraitFaces = (
  identity: Identity,
  scene: PortraitScene,
  options: RenderOptions & { blinks: readonly number[] },
): Picture[] => renderFaces(identity, sceneOf(scene), options)
