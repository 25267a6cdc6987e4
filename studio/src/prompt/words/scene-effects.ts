import type { Backdrop } from '../../places/places.ts'
import type { SceneRequest } from '../../scene/compose-scene.ts'
import type { Prop } from '../../scene/scene.ts'
import type { Effect } from '../sense.ts'

/** Writes what is asked of the scene; denied, what is then drawn. */
export const scene =
  (requested: SceneRequest, denied: SceneRequest = {}): Effect =>
  (reading, strength) => {
    Object.assign(reading.scene, strength > 0 ? requested : denied)
  }

/** With a thing in the hands, where that is usually done unless the prompt names another place. */
export const withThing =
  (prop: Prop | undefined, backdrop?: Backdrop): Effect =>
  ({ scene: asked }, strength) => {
    if (strength <= 0) return
    if (prop) asked.prop ??= prop
    if (backdrop) asked.setting ??= { backdrop, always: true }
  }
