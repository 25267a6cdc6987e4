import type { Identity } from '../../identity/identity.ts'
import { capsule, ellipsoid, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { bell, lerp } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { FaceLayout } from './features-layout.ts'

/** Depth of the face's surface that the nose stands on, in head space. */
const GROUND_Z = 0.6
/** How softly a part runs into what it is joined to. */
const BLEND = { bridge: 0.155, bulb: 0.05, columella: 0.045, ground: 0.045 }

/** Bone and upper cartilage: a rounded ridge from between the eyes to just above the tip. */
const bridgeField = ({ shape }: Identity, { noseTipY: tip, masculinity: male }: FaceLayout): DistanceField => {
  const { noseProjection: reach, bridgeHeight, bridgeWidth, noseBump } = shape
  // A low bridge is a broad one.
  const width = lerp(1.02, 1.04, male) * Math.sqrt(bridgeWidth) * (1 + 0.3 * (0.35 - bridgeHeight))
  const root: Vec3 = [0, -0.1, GROUND_Z - 0.055 + 0.03 * bridgeHeight + 0.02 * male]
  const end: Vec3 = [0, tip - 0.03, GROUND_Z + 0.1 * reach]
  const arch = 0.02 * noseBump + 0.02 * (bridgeHeight - 0.35) - 0.012 * (1 - male)
  return (x, y, z) => {
    const middle = bell(y, 0.5 * tip, 0.42 * tip)
    return capsule([x / (width * (1 - 0.12 * middle)), y, z - arch * middle], root, end, [0.052, 0.058])
  }
}

/** The soft tip, its two wings, and the bar between the nostrils. */
const bulbField = ({ shape }: Identity, layout: FaceLayout): DistanceField => {
  const { noseTipY: tip, noseBaseY: base, noseHalfWidth: reach, masculinity: male } = layout
  const size = Math.sqrt(shape.noseTip) * lerp(0.9, 1.06, male)
  const tipZ = GROUND_Z + 0.118 * shape.noseProjection
  const flare = Math.sqrt(shape.nostrilFlare)
  const wingX = reach - 0.046 * flare
  return (x, y, z) => {
    const ball = ellipsoid(x, y - tip - 0.004, z - tipZ, 0.077 * size, 0.068 * size, 0.078)
    const wing = ellipsoid(x - wingX, y - base + 0.052, z - GROUND_Z - 0.046, 0.054 * flare, 0.064, 0.084)
    const columella = capsule(
      [x, y, z],
      [0, tip + 0.03, tipZ + 0.03],
      [0, base - 0.012, GROUND_Z + 0.012],
      [0.03, 0.03],
    )
    return smoothMin(smoothMin(ball, wing, BLEND.bulb), columella, BLEND.columella)
  }
}

/** Joins a nose of bridge, bulb, wings and the bar between the nostrils to a head. */
export const withNose = (head: DistanceField, identity: Identity, layout: FaceLayout): DistanceField => {
  const bridgeAt = bridgeField(identity, layout)
  const bulbAt = bulbField(identity, layout)
  const blend = lerp(BLEND.bridge, 0.11, layout.masculinity)
  const bottom = layout.noseBaseY + 0.12
  const side = layout.noseHalfWidth + 0.16
  return (signedX, y, z) => {
    const x = Math.abs(signedX)
    const plain = head(x, y, z)
    if (x > side || y > bottom || y < -0.4 || z < 0.2) return plain
    const ridge = bridgeAt(x, y, z)
    const bridge = smoothMin(plain, ridge, blend)
    const bulb = bulbAt(x, y, z)
    const nose = smoothMin(bulb, ridge, BLEND.bulb)
    return smoothMin(bridge, nose, BLEND.ground)
  }
}
