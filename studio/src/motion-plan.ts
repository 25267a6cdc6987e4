export type { Motion } from './motion/motion.ts'
export { MotionError, parseMotion } from './motion/parse-motion.ts'
export { type DescribedMotion, motionFromText, type SceneChanges } from './motion/text/motion-from-text.ts'
