export type { Motion } from './motion/motion.ts'
export { MotionError, parseMotion } from './motion/parse-motion.ts'
export { type DescribedMotion, motionFromText, type SceneChanges } from './prompt/motion-from-text.ts'
