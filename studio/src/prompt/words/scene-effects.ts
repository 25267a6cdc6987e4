import type { SceneRequest } from '../../scene/compose-scene.ts'
import type { Effect } from '../sense.ts'

/** Writes what is asked of the scene; denied, what is then drawn. */
export const scene =
  (requested: SceneRequest, denied: SceneRequest = {}): Effect =>
  (reading, strength) => {
    Object.assign(reading.scene, strength > 0 ? requested : denied)
  }

/** What a face does, with how much of a smile. */
export const face =
  (requested: SceneRequest, mood?: number): Effect =>
  (reading, strength) => {
    if (strength <= 0) return
    Object.assign(reading.scene, requested)
    if (mood !== undefined) reading.person.mood = mood
  }
