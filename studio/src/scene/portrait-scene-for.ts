import type { Identity } from '../identity/identity.ts'
import type { PortraitScene } from './portrait-scene.ts'
import { sceneFor, sceneFromText } from './scene-for.ts'

/**
 * A scene that flatters a person in a portrait of head and shoulders. The same identity and seed give the same scene.
 */
export function portraitSceneFor(identity: Identity, seed: number): PortraitScene {
  return sceneFor(identity, 'selfie', seed)
}

/** As `portraitSceneFor`, but place, outfit, colours, light and look follow the prompt where it names them. */
export function portraitSceneFromText(prompt: string, identity: Identity, seed: number): PortraitScene {
  return sceneFromText(prompt, identity, { framing: 'selfie', seed }).scene
}
