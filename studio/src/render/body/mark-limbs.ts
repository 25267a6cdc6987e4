import { bell, bell2, smoothstep } from '../../math/scalar.ts'
import type { Frame } from './frame.ts'
import { ARM_REST_GAP, HIP_Z, shoulderJoint } from './stance.ts'

/** How the skin of a limb at rest differs from even skin: blood, and creases as shade; up to 1. */
type LimbMarks = { redness: number; crease: number }

/** How far along a limb a joint is marked, over what depth a knee's marks set in, and how far beside an elbow they end; head units. */
const JOINT = { reach: 0.6, setIn: 0.24, beside: 0.38 } as const

/** Marks knees and elbows at a point of a body that stands straight: red over the bone, shaded beside and below the kneecap. */
export const limbMarks = (frame: Frame): ((x: number, y: number, z: number, marks: LimbMarks) => void) => {
  const { kneeY, hipX } = frame
  const [armX, shoulderY, armZ] = shoulderJoint(frame, 1)
  const elbow = { x: armX + ARM_REST_GAP, y: shoulderY + frame.upperArm }
  return (x, y, z, marks) => {
    marks.redness = 0.02
    marks.crease = 0
    if (Math.abs(y - kneeY) < JOINT.reach) {
      const before = smoothstep(HIP_Z, HIP_Z + JOINT.setIn, z)
      const across = Math.abs(x) - hipX
      const [up, aside] = [y - kneeY, Math.abs(across)]
      marks.redness += 0.2 * before * bell2(across, up, 0, 0, 0.24, 0.24)
      marks.crease +=
        before *
        (0.16 * bell(up, 0.27, 0.08) * smoothstep(0.24, 0.06, aside) +
          0.12 * bell(up, -0.26, 0.09) * smoothstep(0.22, 0.05, aside) +
          0.16 * bell2(aside, up, 0.25, 0.06, 0.07, 0.2))
    }
    const beside = Math.abs(Math.abs(x) - elbow.x)
    if (Math.abs(y - elbow.y) < JOINT.reach && beside < JOINT.beside) {
      // The trunk beside the arm has no elbow.
      const onArm = smoothstep(JOINT.beside, 0.6 * JOINT.beside, beside)
      const behind = smoothstep(armZ + 0.12, armZ - 0.12, z)
      marks.redness += onArm * (0.06 + 0.2 * behind) * bell(y, elbow.y, 0.2)
      marks.crease += onArm * 0.12 * behind * bell(y, elbow.y - 0.17, 0.05)
    }
  }
}
