import type { SceneRequest } from '../../scene/compose-scene.ts'
import type { Effect } from '../sense.ts'

/** Writes what is asked of the scene; denied, what is then drawn. */
export const scene =
  (requested: SceneRequest, denied: SceneRequest = {}): Effect =>
  (reading, strength) => {
    Object.assign(reading.scene, strength > 0 ? requested : denied)
  }
