export { describeDesign, type DesignWords } from '../live/describe-design.ts'

export { motionFor } from '../motion/motion-for.ts'

export type { Motion } from '../motion/motion.ts'

export { MotionError, parseMotion } from '../motion/parse-motion.ts'

export { type DescribedScene, framingFor, portraitSceneFromText, sceneFromText } from '../prompt/from-text.ts'

export { type DescribedMotion, motionFromText, type SceneChanges } from '../prompt/motion/motion-from-text.ts'

export { type Design, DesignError, parseDesign } from '../scene/parse-design.ts'

export { parseScene, SceneError } from '../scene/parse-scene.ts'

export {
  framingOfPose,
  inGarments,
  portraitSceneFor,
  POSE_OPTIONS,
  type PoseOption,
  sceneFor,
  varyScene,
} from '../scene/scene-for.ts'

export { pairFromText } from '../prompt/pair-from-text.ts'

export { ARRANGEMENTS, STYLES } from '../scene/scene.ts'

export type { Style } from '../scene/scene.ts'

export type { Arrangement, Companion, Framing, PortraitScene, Scene } from '../scene/scene.ts'

export { type SceneTemplate, stockModel } from '../templates/compose-templates.ts'

export {
  findTemplate,
  findVideoTemplate,
  listTemplates,
  listVideoTemplates,
  settingOf,
  type VideoTemplate,
} from '../templates/list-templates.ts'
